import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, font, size, space } from "../../styling/theme/tokens";
import { Badges } from "../../ui/elements/Badges";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { IconTile } from "../../ui/elements/IconTile";
import { Picture } from "../../ui/elements/Picture";
import { Card } from "../../ui/elements/Card";
import { canPress, StretchedAction } from "../../ui/controls/Pressable";
import { PressMark } from "../../ui/controls/PressMark";
import { RichText } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import type { CardsProps } from "./schema";

/**
 * A grid of cards. Renders a `<section>` with a `<ul>`.
 *
 * - `items`: the cards; one with `href` or `copy` can be pressed as a whole
 * - `columns`: the most columns on a wide screen; the number of cards decides otherwise
 */
export function Cards({ id, heading, intro, items, columns }: CardsProps) {
  const most = Math.min(items.length, columns ?? columnsFor(items.length));
  return (
    <Section id={id} heading={heading} intro={intro}>
      <ul css={grid}>
        {items.map((item, index) => (
          <CardOfGrid key={index} item={item} css={columnWidths[most - 1]} />
        ))}
      </ul>
    </Section>
  );
}

/** So many columns that the last row is full or nearly so. */
function columnsFor(count: number): number {
  return count === 4 || count === 7 || count === 8 ? 4 : 3;
}

function CardOfGrid({ item, className }: { item: CardsProps["items"][number]; className?: string }) {
  const { title, description, icon, image, badge, tag } = item;
  const labels = useLabels();
  return (
    <Card as="li" interactive={canPress(item)} css={card} className={className}>
      {image && <Picture picture={image} css={picture} />}
      {(icon || badge || tag) && (
        <div css={top}>
          {icon && (
            <IconTile>
              <Icon icon={icon} size="1.5em" />
            </IconTile>
          )}
          <Badges {...item} />
        </div>
      )}
      <Heading css={name}>
        <StretchedAction
          action={item}
          css={[titleRow, item.copy && copyRow]}
          label={item.copy && `${labels.copy}: ${title}`}
        >
          {canPress(item) && (
            <>
              <PressMark action={item} css={mark} />{" "}
            </>
          )}
          <span>{title}</span>
        </StretchedAction>
      </Heading>
      {description && (
        <HeadingScope>
          <RichText nodes={description} css={prose} />
        </HeadingScope>
      )}
      {item.copy && <code css={withoutScript}>{item.copy}</code>}
    </Card>
  );
}

// Flexible boxes and not a grid: cards that are left over for the last row fill it.
const grid = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
`;

// The tones take turns, so that neighbours differ.
const card = css`
  --tone: ${color.primary};
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  overflow: hidden;
  background:
    radial-gradient(22rem 14rem at 0 0, color-mix(in srgb, var(--tone) 13%, transparent), transparent 75%),
    ${color.surface};
  &:nth-of-type(3n + 2) {
    --tone: ${color.accent};
  }
  &:nth-of-type(3n) {
    --tone: color-mix(in oklch, ${color.primary}, ${color.accent});
  }
`;

const share = (count: number) => `calc((100% - ${count - 1} * ${space[5]}) / ${count} - 0.1px)`;

const columnWidths = [
  css`
    flex: 1 1 100%;
  `,
  css`
    flex: 1 1 100%;
    ${media.medium} {
      flex-basis: ${share(2)};
    }
  `,
  css`
    flex: 1 1 100%;
    ${media.medium} {
      flex-basis: max(13.5rem, ${share(3)});
    }
  `,
  css`
    flex: 1 1 100%;
    ${media.medium} {
      flex-basis: ${share(2)};
    }
    ${media.large} {
      flex-basis: ${share(4)};
    }
  `,
];

const picture = css`
  inline-size: calc(100% + 2 * ${space[5]});
  max-inline-size: none;
  max-block-size: 15rem;
  aspect-ratio: 16 / 9;
  margin: calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) ${space[2]};
  object-fit: cover;
  border-block-end: 1px solid ${color.border};
  background: color-mix(in srgb, var(--tone) 12%, ${color.surface});
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const titleRow = css`
  display: flex;
  inline-size: 100%;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-start: ${space[1]};
`;

// The words "Copy" are as wide as a long word of the title: they go below it rather than break it.
const copyRow = css`
  flex-wrap: wrap;
`;

const name = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.25;
`;

const prose = css`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  /* A link in the text lies above the action that covers the card. */
  a {
    position: relative;
    z-index: 1;
  }
`;

// Before the title in the order of reading, as in the card's accessible name (WCAG 2.5.3), and after it to the eye.
const mark = css`
  order: 1;
  color: var(--tone);
  font-family: ${font.body};
  font-size: ${size.s};
  font-weight: 600;
`;

// What a tap would copy, where there is no script to copy it.
const withoutScript = css`
  display: none;
  ${withoutScripts} & {
    display: block;
    -webkit-user-select: all;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;
