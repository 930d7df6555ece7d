import { css } from "@emotion/react";
import { useId } from "react";
import { color, font, radius, size, space } from "../../styling/theme/tokens";
import { Avatar } from "../../ui/elements/Avatar";
import { Badges, type BadgeProps } from "../../ui/elements/Badges";
import { Card } from "../../ui/elements/Card";
import { Heading } from "../../ui/elements/Heading";
import type { StaffProps } from "./schema";

type Group = StaffProps["groups"][number];

/**
 * One member of the team. Renders an `<article>` named by the member. There is nothing to press, so it is no stop
 * for the keyboard.
 *
 * - `badges`: those of the member's group
 */
export function MemberCard({
  member: { name, role, description, handle, avatar },
  badges,
}: {
  member: Group["members"][number];
  badges: BadgeProps;
}) {
  const nameId = useId();
  return (
    <Card as="article" aria-labelledby={nameId} data-avatar-trigger="" css={card}>
      <div css={person}>
        <Avatar name={name} src={avatar?.src} />
        <div css={names}>
          <Heading id={nameId} css={memberName}>
            <bdi>{name}</bdi>
          </Heading>
          <p css={roleLine}>{role}</p>
        </div>
      </div>
      {description && <p css={prose}>{description}</p>}
      {(badges.badge || badges.tag || handle) && (
        <div css={bottom}>
          <Badges {...badges} />
          {handle && (
            <p css={handleLine}>
              <bdi>{handle}</bdi>
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

const card = css`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
`;

// A narrow card gives the name a line of its own, so that sixteen letters need no break.
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

const memberName = css`
  font-size: ${size.l};
  line-height: 1.25;
`;

const roleLine = css`
  margin-block-start: ${space[1]};
  color: ${color.primary};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const prose = css`
  color: ${color.textMuted};
  font-size: ${size.s};
  overflow-wrap: anywhere;
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

const handleLine = css`
  min-inline-size: 0;
  padding: 0.15em 0.6em;
  border-radius: ${radius.s};
  background: color-mix(in srgb, ${color.text} 7%, transparent);
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${size.xs};
  overflow-wrap: anywhere;
`;
