import { css, keyframes } from "@emotion/react";
import { type ComponentType, useId } from "react";
import { media } from "../../styling/theme/media";
import { align, color, font, gutter, sides, size as sizes, space, width } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Picture } from "../../ui/elements/Picture";
import { RichText } from "../../ui/controls/RichText";
import { HeroCard } from "./HeroCard";
import type { LiveHeroCardProps } from "./LiveHeroCard";
import type { HeroProps } from "./schema";

/**
 * The opening of a page: what it is about, the facts a visitor came for, and the first step. Renders a
 * `<section>` named by its heading.
 *
 * - `eyebrow`, `heading`, `intro`: the words, from small to large to explaining
 * - `cards`: facts; one with `copy` is copied by a tap anywhere on it
 * - `buttons`: the first step
 * - `layout`: where the picture stands: beside the words on wide screens (`split`), there up to the edge of the screen
 *   (`bleed`), below them (`center`), or behind them (`cover`), which `BlockLook` takes care of
 * - `image`: the picture
 * - `imagePosition`: on which side of the words it stands
 * - `size`: whether it is as large as the first screen of a site, or small
 * - `Part`: `LiveHeroCard`, where a card tells of a server
 */
export function Hero({
  id,
  heading,
  intro,
  eyebrow,
  layout,
  size,
  image,
  imagePosition,
  cards,
  buttons,
  Part = HeroCard,
}: HeroProps & { Part?: ComponentType<LiveHeroCardProps> | undefined }) {
  const headingId = useId();
  const shown = layout !== "cover" && image;
  const beside = layout !== "center" && shown;
  const isSmall = size === "small";
  return (
    <section id={id} css={[hero, isSmall && low]} aria-labelledby={heading && headingId}>
      <div
        css={[
          frame,
          beside && [split, imagePosition === "start" && pictureFirst, layout === "bleed" && bleed],
        ]}
      >
        <div css={[words, layout === "center" && centered]}>
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
                  <Part key={index} card={card} takesRow={cards.length > 2} Still={HeroCard} />
                ))}
              </ul>
            )}
            <ButtonRow buttons={buttons} css={row} />
          </HeadingScope>
        </div>
        {shown && (
          <div css={beside ? besideWords : belowWords}>
            <Picture picture={shown} css={[picture, isSmall && smallPicture]} />
          </div>
        )}
      </div>
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

const frame = css`
  display: grid;
  gap: ${space[7]};
  max-inline-size: ${width.page};
  margin-inline: auto;
  /* In one column the picture stands between the words and the facts, so that the first screen of a phone shows it. */
  ${media.belowLarge} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    > :first-child:not(:last-child) {
      display: contents;
      > * {
        justify-self: ${align("normal")};
      }
    }
  }
`;

/* How far a picture reaches out of the column of the page: the wider the screen, the farther. */
const outwards = `calc(-1 * clamp(0px, 50vw - ${width.page} / 2 - ${gutter} / 2, 9rem))`;
/* From the column to the edge of the screen. */
const toTheEdge = `calc(-1 * max(${gutter}, 50vw - ${width.page} / 2))`;

const split = css`
  ${media.large} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: ${space[6]};
    align-items: center;
    > :last-child {
      margin-inline-end: var(--outwards, ${outwards});
    }
  }
`;

const pictureFirst = css`
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    > :last-child {
      order: -1;
      margin-inline: var(--outwards, ${outwards}) 0;
    }
  }
`;

/* The picture fills its side of the hero up to the edges; on a phone it is as wide as the screen. */
const bleed = css`
  --outwards: ${toTheEdge};
  /* The width of the screen may have that of a scrollbar in it. */
  :has(> &) {
    overflow-x: clip;
    ${media.large} {
      padding-block: 0;
    }
  }
  > :first-child {
    ${media.large} {
      padding-block: ${space[9]};
    }
  }
  > :last-child {
    ${media.belowLarge} {
      margin-inline: calc(-1 * ${gutter});
    }
    ${media.large} {
      position: relative;
      align-self: stretch;
    }
    img {
      inline-size: 100%;
      border-radius: 0;
      object-fit: cover;
      animation: none;
      ${media.large} {
        position: absolute;
        inset: 0;
        block-size: 100%;
        max-block-size: none;
      }
    }
  }
`;

const words = css`
  display: grid;
  justify-items: ${align("normal")};
  gap: ${space[4]};
  min-inline-size: 0;
  max-inline-size: ${width.words};
  margin-inline: ${sides()};
  text-align: ${align()};
`;

export const centered = css`
  --align: center;
  inline-size: 100%;
  max-inline-size: 54rem;
  margin-inline: auto;
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

/*
 * On a phone, one or two facts stand inside the card of the address before them, a line for each: the card reaches over
 * their rows, and its own words keep to the first.
 */
const facts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${align()};
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: 46rem;
  margin-block-start: ${space[2]};
  order: 2;
  ${media.belowMedium} {
    &:has(> :first-child [data-copy]):has(> * + *):not(:has(> :nth-child(4), > * + * [data-copy])) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
      > :first-child {
        display: grid;
        grid-template: subgrid / minmax(0, 1fr);
        grid-area: 1 / 1 / span 3;
        padding-block-end: 0;
      }
      > * + * {
        --fact: flex;
        --figure: ${sizes.m};
        display: grid;
        grid-area: 2 / 1;
        align-items: center;
        min-block-size: 2.75rem;
        margin: ${space[3]} ${space[4]} 0;
        padding: ${space[2]} 0;
        border: 0;
        border-block-start: 1px solid ${color.border};
        border-radius: 0;
        background: none;
        box-shadow: none;
      }
      > :nth-child(3) {
        grid-row: 3;
        margin-block-start: 0;
      }
    }
  }
`;

const row = css`
  order: 2;
  justify-content: ${align()};
  min-inline-size: 0;
`;

const besideWords = css`
  order: 1;
  display: grid;
  justify-items: center;
`;

const belowWords = css`
  order: 1;
  display: grid;
  justify-items: center;
  max-inline-size: 54rem;
  inline-size: 100%;
  margin-inline: auto;
`;

const float = keyframes`
  50% { translate: 0 -0.75rem; }
`;

const picture = css`
  max-block-size: 13rem;
  object-fit: contain;
  ${media.medium} {
    max-block-size: 22rem;
  }
  ${media.large} {
    max-block-size: 34rem;
  }
  ${media.motion} {
    animation: ${float} 9s ease-in-out infinite;
  }
  ${media.print} {
    max-block-size: 12rem;
  }
`;

const smallPicture = css`
  max-block-size: 11rem;
  ${media.large} {
    max-block-size: 22rem;
  }
`;
