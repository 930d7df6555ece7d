import { css } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { color, radius, size, space } from "../../../styling/theme/tokens";
import { PressMark } from "../../../ui/PressMark";
import { badgesOf } from "../../../ui/elements/Badges";
import { Icon } from "../../../ui/elements/Icon";
import { IconTile } from "../../../ui/elements/IconTile";
import { Picture } from "../../../ui/elements/Picture";
import { picture, whole } from "../cardPicture";
import { CardTitle, cardButtons, cardPrice, cardText } from "../CardWords";
import type { CardItem, CardsProps } from "../schema";

/**
 * A card as a row. Renders the content of an `<li>` with the style `row`.
 * - `imagePosition`: with `end`, the picture is after the words
 * - `wide`: whether price and buttons are at the end of the row on wide screens, not below the words
 */
export function CardRow({
  item,
  imagePosition = "start",
  wide = false,
}: {
  item: CardItem;
  imagePosition?: CardsProps["imagePosition"];
  wide?: boolean;
}) {
  const { image, icon, price, buttons } = item;
  const isPriceBelow = Boolean(price) && !buttons?.length && !wide;
  return (
    <>
      {image ? (
        <Picture
          picture={image}
          sizes="(min-width: 40rem) 8rem, 5rem"
          css={[
            picture,
            image.fit === "whole" && whole,
            thumb,
            wide && wideThumb,
            imagePosition === "end" && behind,
          ]}
        />
      ) : (
        icon && <IconTile icon={icon} />
      )}
      <div css={rowWords}>
        <div css={head}>
          {image && icon && <Icon icon={icon} css={titleIcon} />}
          <CardTitle item={item} isMarked={item.copy !== undefined} css={[title, item.copy && alone]} />
          {badgesOf(item)}
        </div>
        {cardText(item)}
        {isPriceBelow && cardPrice(item)}
      </div>
      {!isPriceBelow && (price || buttons?.length) && (
        <div css={[end, wide && atEnd]}>
          {cardPrice(item)}
          {cardButtons(item, small)}
        </div>
      )}
      {item.href && item.copy === undefined && <PressMark action={item} isInTitle css={arrow} />}
    </>
  );
}

export const row = css`
  --tone: ${color.primary};
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]} ${space[4]};
  min-inline-size: 0;
  @container cards (max-width: 21.99rem) {
    column-gap: ${space[3]};
  }
`;

/** A row of a list, with the line before it. */
export const line = css`
  align-content: center;
  align-items: center;
  margin-block-start: -1px;
  margin-inline-start: -1px;
  padding: ${space[4]};
  border-block-start: 1px solid ${color.border};
  border-inline-start: 1px solid ${color.border};
  ${media.medium} {
    padding-inline: ${space[5]};
  }
`;

export const pressed = css`
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.primary} 9%, transparent);
    }
  }
`;

export const marked = css`
  background: color-mix(in srgb, ${color.primary} 7%, transparent);
  box-shadow: inset 4px 0 ${color.primary};
  &:dir(rtl) {
    box-shadow: inset -4px 0 ${color.primary};
  }
  ${media.forcedColors} {
    outline: 3px solid Highlight;
    outline-offset: -4px;
  }
  ${media.print} {
    outline: 2px solid;
    outline-offset: -3px;
  }
`;

const thumb = css`
  flex: none;
  inline-size: 5rem;
  block-size: auto;
  max-block-size: none;
  aspect-ratio: 4 / 3;
  margin: 0;
  border: 0;
  border-radius: ${radius.m};
  @container cards (max-width: 21.99rem) {
    inline-size: 3.5rem;
  }
`;

const wideThumb = css`
  @container cards (min-width: 40rem) {
    inline-size: 8rem;
  }
`;

const behind = css`
  order: 1;
`;

export const rowWords = css`
  --size-xxl: ${size.xl};
  display: grid;
  flex: 1 1 0;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const title = css`
  /* Overrides the styles of its content, in any order. */
  && > * {
    margin: 0;
  }
  /* Inside the list, which clips it. */
  > :focus-visible::after {
    outline-offset: -4px;
  }
`;

// The copy mark is at the end of the line.
const alone = css`
  flex: 1 1 100%;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
`;

const titleIcon = css`
  flex: none;
  color: var(--tone);
`;

const end = css`
  --size-xxl: ${size.xl};
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  order: 2;
  min-inline-size: 0;
`;

const atEnd = css`
  @container cards (min-width: 40rem) {
    flex: 0 1 auto;
    justify-content: flex-end;
    order: 1;
    max-inline-size: 45%;
  }
`;

const arrow = css`
  align-self: center;
`;

const small = css`
  margin: 0;
  padding: 0;
  > * {
    flex: 0 1 auto;
  }
`;
