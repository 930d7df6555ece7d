import { css } from "@emotion/react";
import { useId } from "react";
import { media } from "../../styling/theme/media";
import {
  align as alignment,
  color,
  font,
  gutter,
  sides,
  size as sizes,
  space,
  width,
} from "../../styling/theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { onPicture, PictureGround } from "../../ui/elements/PictureGround";
import { RichText } from "../../ui/controls/RichText";
import { HeroCard } from "./HeroCard";
import { HeroPicture } from "./HeroPicture";
import type { HeroProps } from "./schema";
import { Slides } from "./Slides";
import { stops, StopSwitch } from "./StopSwitch";

/**
 * The opening of a page: what it is about, the facts a visitor came for, and the first step. Renders a
 * `<section>` named by its heading.
 *
 * - `eyebrow`, `heading`, `intro`: the words, from small to large to explaining
 * - `cards`: facts; one with `copy` is copied by a tap anywhere on it
 * - `buttons`: the first step
 * - `layout`: where the picture stands: beside the words on wide screens (`split`), below them (`center`), or behind
 *   them (`cover`)
 * - `image`, `images`: the picture, or several that take turns
 * - `imagePosition`: on which side of the words it stands
 * - `align`: where the words stand
 * - `size`: whether it is as large as the first screen of a site, or small
 */
export function Hero({
  id,
  heading,
  intro,
  eyebrow,
  layout,
  size,
  image,
  images,
  imagePosition,
  align,
  cards,
  buttons,
}: HeroProps) {
  const headingId = useId();
  const pictures = images ?? (image ? [image] : []);
  const isCover = layout === "cover" && pictures.length > 0;
  const isSplit = layout === "split" && pictures.length > 0;
  const isSmall = size === "small";
  return (
    <section
      id={id}
      css={[hero, isSmall && low, isCover && [cover, isSmall && lowCover, images && stops]]}
      className={isCover ? onPicture : undefined}
      aria-labelledby={heading && headingId}
    >
      {isCover && (
        <PictureGround css={align !== "center" && veil}>
          <Slides pictures={pictures} />
        </PictureGround>
      )}
      <div css={[frame, isSplit && [split, imagePosition === "start" && pictureFirst]]}>
        <div css={[words, layout === "center" && centered, isCover && onCover]}>
          {eyebrow && <p css={smallWords}>{eyebrow}</p>}
          {heading && (
            <Heading id={headingId} css={[title, isSmall && smallTitle]}>
              {heading}
            </Heading>
          )}
          <HeadingScope>
            {intro && <RichText nodes={intro} css={tagline} />}
            {cards && (
              <ul css={facts}>
                {cards.map((card, index) => (
                  <HeroCard key={index} card={card} takesRow={cards.length > 2} />
                ))}
              </ul>
            )}
            {buttons && (
              <div css={row}>
                {buttons.map((button, index) => (
                  <ActionButton key={index} button={button} />
                ))}
              </div>
            )}
          </HeadingScope>
        </div>
        {!isCover && pictures.length > 0 && (
          <HeroPicture pictures={pictures} isBeside={isSplit} isSmall={isSmall} />
        )}
      </div>
      {isCover && images && <StopSwitch css={inCorner} />}
    </section>
  );
}

const hero = css`
  padding-block: ${space[7]} ${space[8]};
  padding-inline: ${gutter};
  ${media.large} {
    padding-block: ${space[9]};
  }
`;

const low = css`
  padding-block: ${space[6]};
  ${media.large} {
    padding-block: ${space[7]};
  }
`;

const cover = css`
  display: grid;
  align-items: end;
  min-block-size: clamp(26rem, 78vh, 50rem);
  padding-block: ${space[9]} ${space[8]};
`;

const lowCover = css`
  min-block-size: clamp(16rem, 42vh, 26rem);
`;

// At full strength below the words, which never reach further, and weak where only the picture is.
const veil = css`
  ${media.large} {
    &:dir(rtl) {
      --toward: left;
    }
    --end-of-words: calc(max(${gutter}, (100% - ${width.page}) / 2) + 44rem);
    &::after {
      background: linear-gradient(
        to var(--toward, right),
        var(--veil) var(--end-of-words),
        color-mix(in srgb, var(--veil) 78%, transparent) calc(var(--end-of-words) + 7rem),
        color-mix(in srgb, var(--veil) 40%, transparent) calc(var(--end-of-words) + 18rem),
        color-mix(in srgb, var(--veil) 25%, transparent) calc(var(--end-of-words) + 28rem)
      );
    }
  }
`;

const frame = css`
  display: grid;
  inline-size: 100%;
  gap: ${space[7]};
  max-inline-size: ${width.page};
  margin-inline: auto;
`;

const split = css`
  ${media.large} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    align-items: center;
  }
`;

const pictureFirst = css`
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    > :last-child {
      order: -1;
    }
  }
`;

const words = css`
  display: grid;
  justify-items: ${alignment("normal")};
  gap: ${space[4]};
  min-inline-size: 0;
  text-align: ${alignment()};
`;

const centered = css`
  --align: center;
  inline-size: 100%;
  max-inline-size: 54rem;
  margin-inline: auto;
`;

const onCover = css`
  inline-size: 100%;
  max-inline-size: 42rem;
  margin-inline: ${sides()};
`;

const smallWords = css`
  color: ${color.primary};
  font-size: ${sizes.s};
  font-weight: 650;
  line-height: 1.4;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

const title = css`
  max-inline-size: 18ch;
  font-size: ${sizes.display};
  line-height: 1.06;
  letter-spacing: -0.025em;
`;

const smallTitle = css`
  max-inline-size: 24ch;
  font-size: ${sizes.xxxl};
`;

const tagline = css`
  max-inline-size: 34rem;
  color: ${color.textMuted};
  font-family: ${font.body};
  font-size: ${sizes.l};
  line-height: 1.5;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${alignment()};
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: 46rem;
  margin-block-start: ${space[2]};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${alignment()};
  gap: ${space[3]};
  min-inline-size: 0;
`;

const inCorner = css`
  inset-block-end: ${space[4]};
  inset-inline-end: ${gutter};
  ${media.forcedColors} {
    display: none;
  }
`;
