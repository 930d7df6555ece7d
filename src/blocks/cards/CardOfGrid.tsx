import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, edge, font, glow, size, space } from "../../styling/theme/tokens";
import { Badges } from "../../ui/elements/Badges";
import { Glyph } from "../../ui/elements/Glyph";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { IconTile } from "../../ui/elements/IconTile";
import { Picture } from "../../ui/elements/Picture";
import { Card } from "../../ui/elements/Card";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { canPress, StretchedAction } from "../../ui/controls/Pressable";
import { PressMark } from "../../ui/controls/PressMark";
import { RichText } from "../../ui/controls/RichText";
import { useLabels } from "../../ui/Settings";
import { atEnd, atSide, atStart, beside, picture, whole } from "./cardPicture";
import { Price } from "./Price";
import type { CardsProps } from "./schema";

/**
 * One card of a grid. Renders an `<li>`.
 *
 * - `item`: what stands on it; with `href` or `copy` it can be pressed as a whole
 * - `imagePosition`: where its picture stands
 */
export function CardOfGrid({
  item,
  imagePosition,
}: { item: CardsProps["items"][number] } & Pick<CardsProps, "imagePosition">) {
  const { title, description, icon, image, badge, tag, price, features, buttons } = item;
  const labels = useLabels();
  return (
    <Card
      as="li"
      id={item.id}
      interactive={canPress(item)}
      css={[card, item.highlight && highlighted, image && imagePosition !== "top" && beside[imagePosition]]}
    >
      {image && (
        <Picture
          picture={image}
          css={[
            picture,
            image.fit === "whole" && whole,
            imagePosition !== "top" && [atSide, imagePosition === "start" ? atStart : atEnd],
          ]}
        />
      )}
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
      {price && <Price price={price} was={item.was} period={item.period} />}
      {description && (
        <HeadingScope>
          <RichText nodes={description} css={prose} />
        </HeadingScope>
      )}
      {features && features.length > 0 && (
        <ul css={featureList}>
          {features.map((feature, index) => (
            <li key={index} css={featureLine}>
              <Glyph name="check" css={tick} />
              <span css={featureWords}>
                <RichText nodes={feature} inline />
              </span>
            </li>
          ))}
        </ul>
      )}
      {item.copy && <code css={withoutScript}>{item.copy}</code>}
      <ButtonRow buttons={buttons} each={above} css={row} />
    </Card>
  );
}

// The tones take turns, so that neighbours differ.
export const card = css`
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

export const highlighted = css`
  border-color: color-mix(in srgb, ${color.primary} 70%, ${color.border});
  box-shadow: ${edge}, ${glow};
  ${media.forcedColors} {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
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

export const name = css`
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
