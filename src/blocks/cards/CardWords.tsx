import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { size, space } from "../../styling/theme/tokens";
import { badgesOf } from "../../ui/elements/Badges";
import { dateOf } from "../../ui/elements/DateTime";
import { mutedText } from "../../ui/textStyles";
import { Glyph } from "../../ui/elements/Glyph";
import { Heading } from "../../ui/elements/Heading";
import { IconTile } from "../../ui/elements/IconTile";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { canPress, copiedText, pressableText, StretchedAction } from "../../ui/Pressable";
import { PressMark } from "../../ui/PressMark";
import { inlineNodes, RichText, titleNodes } from "../../ui/controls/RichText";
import { useLabels } from "../../ui/Settings";
import { Price } from "./Price";
import type { CardItem } from "./schema";
import { wordsOf } from "../../ui/wordsOf";

// The parts of a card in every layout. Functions, not components, because most cards have few of them.

/** The icon and badges of a card: a `<div>`, or nothing. */
export function cardMarks(item: CardItem): ReactNode {
  const { icon, badge, tag, tags } = item;
  return (
    (icon || badge || tag || tags) && (
      <div css={marks}>
        {icon && <IconTile icon={icon} />}
        {badgesOf(item)}
      </div>
    )
  );
}

/**
 * The title of a card, with the action that covers the card. Renders a heading.
 * - `isMarked`: whether it ends with a `PressMark`
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
  const words = <span>{titleNodes(item.title)}</span>;
  return (
    <Heading css={name} className={className}>
      {canPress(item) ? (
        <StretchedAction
          action={item}
          css={[titleRow, item.copy && copyRow]}
          label={item.copy && `${labels.copy}: ${wordsOf(item.title)}`}
        >
          {isMarked && <PressMark action={item} isInTitle />}
          {isMarked && " "}
          {words}
        </StretchedAction>
      ) : (
        words
      )}
    </Heading>
  );
}

/** The price of a card: a `<p>`, or nothing. */
export function cardPrice({ price, was, period, inLanguage }: CardItem): ReactNode {
  return price && <Price {...{ price, was, period, inLanguage }} />;
}

/** The text and features of a card, and the text to copy for visitors without JavaScript. */
export function cardText({ description, features, copy, date, when, inLanguage }: CardItem): ReactNode {
  return [
    (date || when) && (
      <p key="date" css={mutedText}>
        {dateOf({ date, when, inLanguage })}
      </p>
    ),
    description && <RichText key="text" nodes={description} deeper css={pressableText} />,
    features && features.length > 0 && (
      <ul key="features" css={featureList}>
        {features.map((feature, index) => (
          <li key={index} css={featureLine}>
            <Glyph name="check" css={tick} />
            <span css={featureWords}>{inlineNodes(feature)}</span>
          </li>
        ))}
      </ul>
    ),
    copy && (
      <code key="copy" css={copiedText}>
        {copy}
      </code>
    ),
  ];
}

/** The buttons of a card: a `<div>`, or nothing. */
export function cardButtons({ buttons }: CardItem, style?: SerializedStyles): ReactNode {
  return buttons && buttons.length > 0 && <ButtonRow buttons={buttons} each={above} css={[row, style]} />;
}

const marks = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  /* After an icon, several tags are together. */
  &:has(> bdi + bdi) > span:first-child {
    margin-inline-end: auto;
  }
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

// The copy mark wraps below the title instead of breaking it.
const copyRow = css`
  flex-wrap: wrap;
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
  a {
    position: relative;
    z-index: 1;
  }
`;

// At the bottom, to align the buttons of neighbours.
const row = css`
  gap: ${space[2]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  > * {
    flex: 1 1 auto;
  }
`;

const above = css`
  z-index: 1;
`;
