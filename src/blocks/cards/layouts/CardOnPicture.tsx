import { css } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { color, onPicture, space } from "../../../styling/theme/tokens";
import { canPress } from "../../../ui/Pressable";
import { surface, pressable } from "../../../ui/elements/Card";
import { Picture } from "../../../ui/elements/Picture";
import { CardOfGrid, highlighted } from "../CardOfGrid";
import { CardTitle, cardButtons, cardMarks, cardPrice, cardText } from "../CardWords";
import type { CardItem } from "../schema";

/**
 * A card with its words on its picture, below a veil as strong as white pictures need. Renders an `<li>`. In forced
 * colours and on paper, decorative pictures are hidden, and others are above the words. Without a picture, it looks as
 * in a grid.
 */
export function CardOnPicture({ item }: { item: CardItem }) {
  const { image } = item;
  if (!image) return <CardOfGrid item={item} imagePosition="top" />;
  return (
    <li
      css={[surface, canPress(item) && pressable, card, item.highlight && highlighted]}
      className={onPicture}
      id={item.id}
      data-color={item.color}
    >
      <Picture picture={image} css={[ground, image.alt === "" && decorative]} />
      <div css={words}>
        {cardMarks(item)}
        <CardTitle item={item} />
        {cardPrice(item)}
        {cardText(item)}
        {cardButtons(item)}
      </div>
    </li>
  );
}

const card = css`
  --tone: ${color.primary};
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-block-size: 17rem;
  overflow: hidden;
  background: ${color.background};
  ${media.withoutGrounds} {
    --tone: currentColor;
    min-block-size: 0;
  }
`;

// The veil reaches its full strength above the words.
const words = css`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: calc(-1 * ${space[5]});
  padding: 5.5rem ${space[5]} ${space[5]};
  background: linear-gradient(transparent, var(--veil) 5rem);
  ${media.withoutGrounds} {
    margin: 0;
    padding: 0;
    background: none;
  }
`;

const ground = css`
  position: absolute;
  z-index: -1;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  ${media.withoutGrounds} {
    position: static;
    block-size: auto;
    max-block-size: 15rem;
    margin-block-end: ${space[3]};
  }
`;

const decorative = css`
  ${media.withoutGrounds} {
    display: none;
  }
`;
