import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { size, space } from "../../../styling/theme/tokens";
import { canPress } from "../../../ui/controls/Pressable";
import { surface, pressable } from "../../../ui/elements/Card";
import { Picture } from "../../../ui/elements/Picture";
import { card, highlighted } from "../CardOfGrid";
import { picture, whole } from "../cardPicture";
import { CardTitle, cardButtons, cardMarks, cardPrice, cardText } from "../CardWords";
import type { CardItem } from "../schema";

/**
 * A card whose picture fills all that its words leave, and fades into its ground above them. An icon without a picture
 * stands at the top, with the words at the foot. Renders an `<li>`.
 *
 * - `item`: what stands on it
 * - `large`: whether it is the one that counts
 * - `beside`: whether its picture stands beside its words, where there is room
 * - `place`: the style of its place among the others
 */
export function CardTile({
  item,
  large = false,
  beside = false,
  place,
}: {
  item: CardItem;
  large?: boolean;
  beside?: boolean;
  place?: SerializedStyles | false | undefined;
}) {
  const { image } = item;
  return (
    <li
      css={[
        surface,
        canPress(item) && pressable,
        card,
        item.highlight && highlighted,
        place,
        image && beside && halves,
      ]}
      id={item.id}
    >
      {image && (
        <Picture
          picture={image}
          sizes={large ? largeSizes : smallSizes}
          css={[
            picture,
            image.fit === "whole" && whole,
            fill,
            large && tall,
            image.fit === "whole" ? framed : beside ? besideWords : fading,
          ]}
        />
      )}
      {!image && cardMarks(item)}
      <div css={[words, image ? beside && inMiddle : item.icon ? atFoot : high]}>
        {image && cardMarks(item)}
        <CardTitle item={item} css={large && largeTitle} />
        {cardPrice(item)}
        <div css={[texts, large && largeTexts]}>{cardText(item)}</div>
        {cardButtons(item)}
      </div>
    </li>
  );
}

/** How wide pictures are, as HTML writes it. */
const phone = "(min-resolution: 2.5x) 66vw, calc(100vw - 2rem)";
const largeSizes = `(min-width: 64rem) 46rem, (min-width: 40rem) calc(100vw - 3rem), ${phone}`;
const smallSizes = `(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, ${phone}`;

const fill = css`
  flex: 1 1 0;
  block-size: 0;
  min-block-size: 11rem;
  max-block-size: none;
  aspect-ratio: auto;
  margin-block-end: 0;
  border: 0;
`;

const tall = css`
  min-block-size: 15rem;
`;

// What has to be seen as a whole keeps its colours, and some room around it.
const framed = css`
  padding: ${space[5]} ${space[5]} 0;
`;

const fading = css`
  mask-image: linear-gradient(#000 calc(100% - 4.5rem), transparent);
`;

const halves = css`
  @container cards (min-width: 48rem) {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

// Beside the words it has their height; above them, it fades into their ground.
const besideWords = css`
  mask-image: linear-gradient(#000 calc(100% - 4.5rem), transparent);
  @container cards (min-width: 48rem) {
    inline-size: calc(100% + ${space[5]});
    block-size: calc(100% + 2 * ${space[5]});
    min-block-size: 20rem;
    margin: calc(-1 * ${space[5]});
    margin-inline-end: 0;
    mask-image: none;
  }
`;

const words = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const atFoot = css`
  margin-block-start: auto;
`;

const high = css`
  flex: 1;
`;

const inMiddle = css`
  justify-content: center;
`;

// As large as the site's longest words allow, which fit a title by this token (styling/theme/fittedText.ts).
const largeTitle = css`
  --size-l: ${size.xxl};
`;

const texts = css`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const largeTexts = css`
  max-inline-size: 34rem;
  ${media.medium} {
    font-size: ${size.l};
  }
`;
