import { css } from "@emotion/react";
import { useId } from "react";
import { size, space } from "../../styling/theme/tokens";
import { SocialLinks } from "../../ui/controls/SocialLinks";
import { Avatar } from "../../ui/elements/Avatar";
import { Heading } from "../../ui/elements/Heading";
import { PlayerName } from "../../ui/elements/PlayerName";
import { mutedText, roleLine } from "../../ui/textStyles";
import { Handle } from "./Handle";
import { MemberBadges } from "./MemberBadges";
import { Period } from "./Period";
import type { StaffProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/**
 * A member of the team in little space. Renders an `<article>` named by the member.
 * - `wide`: whether badges and links are at the end of the line on wide screens
 */
export function MemberRow({
  member,
  wide = false,
}: {
  member: StaffProps["groups"][number]["members"][number];
  wide?: boolean;
}) {
  const { name, role, roles = [], tags = [], description, handle, avatar, drawn, links = [] } = member;
  const nameId = useId();
  const hasFacts = roles.length > 0 || tags.length > 0 || handle || links.length > 0;
  return (
    <article css={around} aria-labelledby={nameId} data-color={member.color} data-avatar-trigger="">
      <div css={[row, wide && line]}>
        <Avatar name={name} src={avatar?.src} drawn={drawn} css={face} />
        <div css={words}>
          <Heading id={nameId} css={memberName}>
            <PlayerName name={name} />
          </Heading>
          {role && <p css={roleLine}>{spoken(role, member)}</p>}
          <Period {...member} />
          {description && <p css={[mutedText, belowRole]}>{spoken(description, member)}</p>}
        </div>
        {hasFacts && (
          <div css={[facts, wide && atEnd]}>
            <MemberBadges roles={roles} tags={tags} inLanguage={member.inLanguage} />
            {handle && <Handle handle={handle} inLanguage={member.inLanguage} />}
            <SocialLinks links={links} label={name} css={small} />
          </div>
        )}
      </div>
    </article>
  );
}

const around = css`
  container-type: inline-size;
  min-inline-size: 0;
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const line = css`
  @container (min-width: 36rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const face = css`
  inline-size: 2.75rem;
  block-size: 2.75rem;
  align-self: start;
`;

const words = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const memberName = css`
  font-size: ${size.m};
  line-height: 1.3;
`;

const belowRole = css`
  margin-block-start: ${space[1]};
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const atEnd = css`
  @container (min-width: 36rem) {
    grid-column: 3;
    justify-content: end;
    max-inline-size: 45cqi;
  }
`;

const small = css`
  a {
    block-size: 2.25rem;
    &[data-tooltip] {
      inline-size: 2.25rem;
    }
  }
`;
