import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { size, space } from "../../../styling/theme/tokens";
import { Picture } from "../../../ui/elements/Picture";
import { stack } from "../../../ui/elements/stack";
import { cardStyles } from "../CardOfGrid";
import { picture, whole } from "../cardPicture";
import { CardTitle, cardButtons, cardMarks, cardPrice, cardText } from "../CardWords";
import type { CardItem } from "../schema";

/**
 * A card whose picture fills the space above its words and fades into the background. Renders an `<li>`.
 * - `beside`: whether its picture is beside its words on wide screens
 * - `place`: the style of its grid area
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
    <li css={[cardStyles(item), place, image && beside && halves]} id={item.id} data-color={item.color}>
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
        <div css={[stack[3], large && largeTexts]}>{cardText(item)}</div>
        {cardButtons(item)}
      </div>
    </li>
  );
}

const phone = "(min-resolution: 2.5x) 66vw, calc(100vw - 2rem)";
const largeSizes = `(min-width: 100rem) 54rem, (min-width: 64rem) 54vw, (min-width: 40rem) calc(100vw - 3rem), ${phone}`;
const smallSizes = `(min-width: 100rem) 23rem, (min-width: 64rem) 23vw, (min-width: 40rem) 50vw, ${phone}`;

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

// The theme sets this token so the longest words of titles fit (styling/theme/fittedText.ts).
const largeTitle = css`
  --size-l: ${size.xxl};
`;

const largeTexts = css`
  max-inline-size: 34rem;
  ${media.medium} {
    font-size: ${size.l};
  }
`;
