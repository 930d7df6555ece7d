import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { withoutScripts } from "../../styling/theme/media";
import { color, font, size, space } from "../../styling/theme/tokens";
import { badgesOf } from "../../ui/elements/Badges";
import { Glyph } from "../../ui/elements/Glyph";
import { Heading } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { IconTile } from "../../ui/elements/IconTile";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { canPress, StretchedAction } from "../../ui/controls/Pressable";
import { PressMark } from "../../ui/controls/PressMark";
import { RichText } from "../../ui/controls/RichText";
import { useLabels } from "../../ui/Settings";
import { Price } from "./Price";
import type { CardItem } from "./schema";

// What stands on a card, whatever its layout. Functions rather than components, because most cards have few of these.

/** The icon of a card with its badges: a `<div>`, or nothing where it has neither. */
export function cardMarks(item: CardItem): ReactNode {
  const { icon, badge, tag } = item;
  return (
    (icon || badge || tag) && (
      <div css={marks}>
        {icon && (
          <IconTile>
            <Icon icon={icon} size="1.5em" />
          </IconTile>
        )}
        {badgesOf(item)}
      </div>
    )
  );
}

/**
 * The title of a card, whose action covers the card. Renders a heading.
 * - `isMarked`: whether it ends with the sign of what a press does
 */
export function CardTitle({
  item,
  isMarked = true,
  className,
}: {
  item: CardItem;
  isMarked?: boolean;
  className?: string | undefined;
}) {
  const labels = useLabels();
  const words = <span>{item.title}</span>;
  return (
    <Heading css={name} className={className}>
      {canPress(item) ? (
        <StretchedAction
          action={item}
          css={[titleRow, item.copy && copyRow]}
          label={item.copy && `${labels.copy}: ${item.title}`}
        >
          {isMarked && <PressMark action={item} css={mark} />}
          {isMarked && " "}
          {words}
        </StretchedAction>
      ) : (
        words
      )}
    </Heading>
  );
}

/** What a card costs, where it costs something: a `<p>`. */
export function cardPrice({ price, was, period }: CardItem): ReactNode {
  return price && <Price price={price} was={was} period={period} />;
}

/** The text of a card, what belongs to it, and what a press copies, where there is no script to copy it. */
export function cardText({ description, features, copy }: CardItem): ReactNode {
  return [
    description && <RichText key="text" nodes={description} deeper css={prose} />,
    features && features.length > 0 && (
      <ul key="features" css={featureList}>
        {features.map((feature, index) => (
          <li key={index} css={featureLine}>
            <Glyph name="check" css={tick} />
            <span css={featureWords}>
              <RichText nodes={feature} inline />
            </span>
          </li>
        ))}
      </ul>
    ),
    copy && (
      <code key="copy" css={withoutScript}>
        {copy}
      </code>
    ),
  ];
}

/**
 * The buttons of a card: a `<div>`, or nothing where there is none.
 * @param style - of their row, beside the usual one
 */
export function cardButtons({ buttons }: CardItem, style?: SerializedStyles): ReactNode {
  return buttons && buttons.length > 0 && <ButtonRow buttons={buttons} each={above} css={[row, style]} />;
}

const marks = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

export const name = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.25;
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

// Before the title in the order of reading, as in the card's accessible name (WCAG 2.5.3), and after it to the eye.
export const mark = css`
  order: 1;
  color: var(--tone);
  font-family: ${font.body};
  font-size: ${size.s};
  font-weight: 600;
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

const featureList = css`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const featureLine = css`
  display: flex;
  gap: ${space[2]};
  min-inline-size: 0;
  line-height: 1.45;
`;

const tick = css`
  flex: none;
  margin-block-start: 0.1em;
  color: var(--tone);
`;

const featureWords = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  a {
    position: relative;
    z-index: 1;
  }
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

// At the bottom, so that the buttons of neighbours stand level.
const row = css`
  gap: ${space[2]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  > * {
    flex: 1 1 auto;
  }
`;

// Above the action that covers the card.
const above = css`
  z-index: 1;
`;
