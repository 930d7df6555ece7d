import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, edge, glow, space } from "../../styling/theme/tokens";
import { Picture } from "../../ui/elements/Picture";
import { surface, pressable } from "../../ui/elements/Card";
import { canPress } from "../../ui/Pressable";
import { CardTitle, cardButtons, cardMarks, cardPrice, cardText } from "./CardWords";
import { atEnd, atSide, atStart, beside, picture, whole } from "./cardPicture";
import type { CardItem, CardsProps } from "./schema";

/**
 * A card in a grid. Renders an `<li>`.
 * - `item`: with `href` or `copy`, the whole card is pressable
 */
export function CardOfGrid({
  item,
  imagePosition,
}: {
  item: CardItem;
  imagePosition: Exclude<CardsProps["imagePosition"], "behind">;
}) {
  const { image } = item;
  return (
    <li
      css={[cardStyles(item), image && imagePosition !== "top" && beside[imagePosition]]}
      id={item.id}
      data-color={item.color}
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
      {cardMarks(item)}
      <CardTitle item={item} />
      {cardPrice(item)}
      {cardText(item)}
      {cardButtons(item)}
    </li>
  );
}

/** The styles of a card that is not a row. */
export const cardStyles = (item: CardItem) => [
  surface,
  canPress(item) && pressable,
  card,
  item.highlight && highlighted,
];

// Three colours in turn, so neighbours differ.
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
