import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, gap, radius, rhythm, shadow, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { badgesOf } from "../../ui/elements/Badges";
import { dateOf } from "../../ui/elements/DateTime";
import { Heading } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { isLong, longList } from "../../ui/elements/longList";
import { Picture } from "../../ui/elements/Picture";
import { entryText, entryTitleRow } from "../../ui/textStyles";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import type { TimelineProps } from "./schema";

type Entry = TimelineProps["items"][number];

/** Dated entries along a line. Renders a `<section>` with an `<ol>`. Every entry has its anchor. */
export function Timeline({ items, order, ...block }: TimelineProps) {
  return (
    <Section {...block}>
      <ol css={[list, isLong(items) && longList]}>
        {inOrder(items, order).map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Section>
  );
}

function TimelineEntry({ entry }: { entry: Entry }) {
  const { id, date, when, title, text, icon, image, buttons } = entry;
  return (
    <li id={id} css={item} data-color={entry.color}>
      <span css={[dot, icon && iconDot]}>{icon && <Icon icon={icon} size="1.25em" />}</span>
      <div css={entryTitleRow}>
        <Heading css={name}>{titleNodes(title)}</Heading>
        {badgesOf(entry)}
      </div>
      {(date || when) && <p css={day}>{dateOf(entry)}</p>}
      {text && <RichText nodes={text} deeper css={entryText} />}
      {image && <Picture picture={image} css={picture} />}
      <ButtonRow buttons={buttons} css={row} />
    </li>
  );
}

/** Entries of the same day keep their order. */
function inOrder(items: readonly Entry[], order: TimelineProps["order"]): readonly Entry[] {
  if (order === "written") return items;
  const time = ({ date }: Entry) => date?.at ?? 0;
  const direction = order === "newest" ? -1 : 1;
  return [...items].sort((a, b) => direction * (time(a) - time(b)));
}

/** A timeline with space for dates and pictures at its sides. */
const roomy = "@container timeline (min-width: 60rem)";

const list = css`
  display: grid;
  min-inline-size: 0;
  container: timeline / inline-size;
`;

const item = css`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-block-end: ${rhythm.content};
  padding-inline-start: 3.5rem;
  ${roomy} {
    --dates: calc((100% + ${gap}) / 6 - 3.5rem);
    grid-template: repeat(4, auto) 1fr / calc(var(--dates) + 3.5rem) minmax(0, 1fr) auto;
    column-gap: 0;
    padding-inline-start: 0;
    > div {
      grid-column: 2;
    }
  }
  /* The line to the next entry. */
  &:not(:last-of-type)::before {
    content: "";
    position: absolute;
    inset-block: 0.5rem -0.5rem;
    inset-inline-start: calc(1.25rem - 1px + var(--dates, 0px));
    border-inline-start: 2px solid color-mix(in srgb, ${color.primary} 28%, ${color.border});
  }
  &:last-of-type {
    padding-block-end: 0;
  }
  &:is(:target, [data-target]) > :first-of-type {
    outline: 2px solid ${color.primary};
    outline-offset: 3px;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const dot = css`
  position: absolute;
  inset-block-start: 0.45rem;
  inset-inline-start: calc(0.8125rem + var(--dates, 0px));
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border: 2px solid ${color.primary};
  border-radius: ${radius.full};
  background: ${color.background};
`;

const iconDot = css`
  inset-block-start: -0.35rem;
  inset-inline-start: var(--dates, 0);
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid color-mix(in srgb, ${color.primary} 45%, ${color.border});
  background: color-mix(in srgb, ${color.primary} 14%, ${color.surface});
  color: ${color.primary};
`;

export const name = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.35;
`;

// After the title in the reading order, but shown above it or in a separate column.
const day = css`
  order: -1;
  ${roomy} {
    grid-area: 1 / 1 / -1;
    inline-size: 100%;
    padding-block-start: 0.2rem;
    padding-inline-end: calc(3.5rem + ${space[1]});
  }
  color: ${color.primary};
  font-size: ${size.s};
  font-weight: 600;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const picture = css`
  max-block-size: 16rem;
  object-fit: contain;
  margin-block-start: ${space[2]};
  ${roomy} {
    grid-area: 1 / 3 / -1;
    max-inline-size: 22rem;
    margin-block-start: 0;
    margin-inline-start: ${space[5]};
  }
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  box-shadow: ${shadow[1]};
`;

const row = css`
  margin-block-start: ${space[2]};
`;
