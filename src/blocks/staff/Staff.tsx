import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { Group } from "../../ui/Group";
import { isLong, longList } from "../../ui/elements/longList";
import { Section } from "../../ui/Section";
import { MemberCard } from "./MemberCard";
import type { StaffProps } from "./schema";

/**
 * The people behind the server. Renders a `<section>`; every group has its anchor.
 *
 * - `groups`: members who share a task; the group's badge stands on the card of each
 */
export function Staff({ id, heading, intro, groups }: StaffProps) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      {groups.map(({ members, badge, badgeVariant, tag, ...group }) => (
        <Group key={group.id} {...group}>
          <ul css={[grid, isLong(members) && longList]}>
            {members.map((member, index) => (
              <li
                key={index}
                css={[column, members.length % 3 === 0 ? third : half, isLong(members) && withEdge]}
              >
                <MemberCard member={member} badges={{ badge, badgeVariant, tag }} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Section>
  );
}

const grid = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const column = css`
  display: grid;
  flex: 1 1 100%;
  min-inline-size: 0;
`;

const half = css`
  ${media.medium} {
    flex-basis: max(14rem, calc((100% - ${space[4]}) / 2 - 0.1px));
  }
`;

const third = css`
  ${media.medium} {
    flex-basis: max(14rem, calc((100% - 2 * ${space[4]}) / 3 - 0.1px));
  }
`;

// Room for the outlines and shadows of the card, which a long list would cut off.
const withEdge = css`
  padding: ${space[2]};
  margin: calc(-1 * ${space[2]});
`;
