import { css } from "@emotion/react";
import { useId } from "react";
import { media } from "../../styling/theme/media";
import { size, space } from "../../styling/theme/tokens";
import { SocialLinks } from "../../ui/controls/SocialLinks";
import { Avatar } from "../../ui/elements/Avatar";
import { badgesOf, type BadgeProps } from "../../ui/elements/Badges";
import { surface } from "../../ui/elements/Card";
import { Heading } from "../../ui/elements/Heading";
import { PlayerName } from "../../ui/elements/PlayerName";
import { muted, roleLine } from "../../ui/textStyles";
import { Handle } from "./Handle";
import { MemberBadges } from "./MemberBadges";
import { Period } from "./Period";
import type { StaffProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

type Group = StaffProps["groups"][number];

/**
 * A member of the team as a card, or as a row on phones. Renders an `<article>` named by the member.
 * - `badges`: the badges of the member's group
 * - `isRow`: whether it is a row on wide screens too
 */
export function MemberCard({
  member,
  badges,
  isRow = false,
}: {
  member: Group["members"][number];
  badges?: BadgeProps | undefined;
  isRow?: boolean;
}) {
  const { name, role, roles = [], tags = [], description, handle, avatar, drawn, links = [] } = member;
  const nameId = useId();
  const hasBadges = badges?.badge || badges?.tag || badges?.tags || roles.length > 0 || tags.length > 0;
  return (
    <article
      css={[surface, card, isRow ? row : rowOnPhone]}
      aria-labelledby={nameId}
      data-color={member.color}
      data-avatar-trigger=""
    >
      <div css={person}>
        <Avatar name={name} src={avatar?.src} drawn={drawn} />
        <div css={names}>
          <Heading id={nameId} css={memberName}>
            <PlayerName name={name} />
          </Heading>
          {role && <p css={[roleLine, belowName]}>{spoken(role, member)}</p>}
          <Period {...member} />
        </div>
      </div>
      {description && <p css={muted}>{spoken(description, member)}</p>}
      {(hasBadges || handle) && (
        <div css={bottom}>
          {hasBadges && (
            <div css={badgeRow}>
              {badges && badgesOf(badges)}
              <MemberBadges roles={roles} tags={tags} inLanguage={member.inLanguage} />
            </div>
          )}
          {handle && <Handle handle={handle} inLanguage={member.inLanguage} />}
        </div>
      )}
      <SocialLinks links={links} label={name} css={linkRow} />
    </article>
  );
}

export const card = css`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
`;

// In a narrow card, the name has a separate line, so sixteen characters fit.
const person = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  @container (max-width: 18rem) {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const names = css`
  min-inline-size: 0;
`;

export const memberName = css`
  font-size: ${size.l};
  line-height: 1.25;
`;

const belowName = css`
  margin-block-start: ${space[1]};
`;

const bottom = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
`;

const badgeRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const linkRow = css`
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  div + & {
    margin-block-start: 0;
    padding-block-start: 0;
  }
`;

// All words are beside the avatar. A single icon is at the end of the first line.
const inRow = () => `
  --beside-name: 3.5rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: start;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  > * {
    grid-column: 2 / -1;
    padding: 0;
    line-height: 1.45;
  }
  > :first-child {
    display: contents;
    > :first-child {
      inline-size: 2.75rem;
      block-size: 2.75rem;
      align-self: start;
    }
  }
  > ul:has(> :only-child > [data-tooltip]) {
    grid-area: 1 / 3;
  }
`;

const row = css`
  --size-l: ${size.m};
  ${inRow()}
`;

const rowOnPhone = css`
  ${media.belowMedium} {
    ${inRow()}
  }
`;
