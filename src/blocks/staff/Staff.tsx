import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { grouped } from "../../styling/theme/grouped";
import { align, color, columns, gap, rhythm, space, span } from "../../styling/theme/tokens";
import { surface } from "../../ui/elements/Card";
import { below, ButtonRow } from "../../ui/blockButtons";
import { Group } from "../../ui/Group";
import { isLong, longList } from "../../ui/elements/longList";
import { RichText } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import { fillLabel, useLabels } from "../../ui/Settings";
import { mutedText } from "../../ui/textStyles";
import { FormerMembers } from "./FormerMembers";
import { MemberCard } from "./MemberCard";
import { MemberRow } from "./MemberRow";
import type { StaffProps } from "./schema";

/**
 * The team, in groups. Renders a `<section>`. Every group has its anchor. A group's badge is on each card, or beside the
 * group's title if the layout is dense or the team is large.
 * - `titles`: the side of the groups' titles above their cards
 */
export function Staff({ layout, groups, former, titles, ...block }: StaffProps) {
  const { members: membersLabel } = useLabels();
  const isLarge = groups.reduce((sum, { members }) => sum + members.length, 0) > MANY;
  const isAbove = titles && !isLarge;
  const columnsOfAll = isLarge ? narrow : hasThreeColumns(groups) ? thirds : halves;
  return (
    <Section {...block}>
      {groups.map(({ members, count, badge, badgeVariant, tag, tags, note, buttons, ...group }) => {
        const badges = { badge, badgeVariant, tag, tags, inLanguage: group.inLanguage };
        const size = fillLabel(membersLabel, { count: members.length });
        const list = (
          <ul
            css={[
              lists[layout],
              layout === "cards" && [columnsOfAll, isAbove && row],
              isLong(members) && longList,
            ]}
          >
            {members.map((member, index) => (
              <li key={index} css={[entries[layout], layout === "cards" && isLong(members) && withEdge]}>
                {layout === "cards" ? (
                  <MemberCard member={member} badges={isLarge ? undefined : badges} isRow={isLarge} />
                ) : (
                  <MemberRow member={member} wide={layout === "list"} />
                )}
              </li>
            ))}
          </ul>
        );
        return (
          <Group
            key={group.id}
            {...group}
            {...(layout === "cards" && !isLarge ? {} : badges)}
            dense={layout === "compact" || (layout === "cards" && isLarge)}
            css={
              layout === "cards" &&
              (isLarge
                ? closeGroup
                : titles
                  ? [above, sides[titles]]
                  : columnsOfAll === thirds && besideThirds)
            }
            note={count ? size : undefined}
          >
            {note || buttons ? (
              <div css={column}>
                {list}
                {note && <RichText nodes={note} css={[mutedText, noteBelow]} />}
                <ButtonRow buttons={buttons} css={below} />
              </div>
            ) : (
              list
            )}
          </Group>
        );
      })}
      {former && former.length > 0 && <FormerMembers members={former} />}
    </Section>
  );
}

/** Larger teams have narrow cards. */
const MANY = 24;

/** Whether three columns suit most members: their group is large, or fills rows of three. Applies to all groups. */
function hasThreeColumns(groups: StaffProps["groups"]): boolean {
  let votes = 0;
  for (const { members } of groups) {
    const { length } = members;
    if (length > 1) votes += length % 3 === 0 || length > 8 ? length : -length;
  }
  return votes > 0;
}

const grid = css`
  display: grid;
  align-content: start;
  gap: ${gap};
  min-inline-size: 0;
`;

const halves = css`
  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(max(14rem, (100% - ${gap}) / 2 - 0.1px), 1fr));
  }
`;

const thirds = css`
  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(max(13rem, (100% - 2 * ${gap}) / 3 - 0.1px), 1fr));
  }
`;

const narrow = css`
  row-gap: ${rhythm.intro};
  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(max(12rem, (100% - 3 * ${gap}) / 4 - 0.1px), 1fr));
  }
`;

const besideThirds = css`
  ${media.large} {
    grid-template-columns: ${columns(grouped.columns(`${span(3)} minmax(0, 1fr)`))};
  }
`;

const above = css`
  --content-width: none;
  ${media.large} {
    grid-template-columns: 100%;
    > :first-child {
      justify-items: ${align()};
      text-align: ${align()};
      > :first-child {
        flex-direction: row;
        align-items: center;
      }
    }
  }
`;

const sides = {
  start: undefined,
  center: css`
    ${media.large} {
      --align: center;
    }
  `,
};

// Three cards fill a row. Fewer are in its middle if the titles are.
const row = css`
  ${media.large} {
    display: flex;
    flex-wrap: wrap;
    justify-content: ${align()};
    > * {
      --align: start;
      inline-size: calc(33.33% - 2 * ${gap} / 3);
    }
  }
`;

// The description is on the line of the title.
const closeGroup = css`
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;

const column = css`
  display: grid;
  min-inline-size: 0;
`;

const noteBelow = css`
  margin-block-start: ${space[4]};
`;

const panel = css`
  align-self: start;
  padding-block: ${space[2]};
`;

const rowOfList = css`
  padding-block: ${space[3]};
  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

/** Removes all styles that a theme gives a card. */
const bare = `
  margin: 0;
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
  backdrop-filter: none;
`;

// On a phone, members are rows in one card. On wide screens, each has a separate card.
const small = css`
  align-self: start;
  padding: ${space[1]} ${space[4]};
  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(12rem, (100% - 3 * ${gap}) / 4 - 0.1px), 1fr));
    align-content: start;
    gap: ${gap};
    padding: 0;
    break-inside: auto;
    &&& {
      ${bare}
    }
  }
`;

const smallCard = css`
  padding: ${space[3]};
  ${media.belowMedium} {
    padding-inline: 0;
    &&& {
      ${bare}
    }
    &&& + &&& {
      border-block-start: 1px solid ${color.border};
    }
  }
`;

// Space for outlines and shadows, which a long list clips.
const withEdge = css`
  padding: ${space[2]};
  margin: calc(-1 * ${space[2]});
`;

const lists = { cards: grid, compact: [surface, small], list: [surface, panel] };

const entries = { cards: column, compact: [surface, smallCard], list: rowOfList };
