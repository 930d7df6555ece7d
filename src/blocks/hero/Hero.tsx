import { css, keyframes } from "@emotion/react";
import { type ComponentType, useId } from "react";
import { media } from "../../styling/theme/media";
import { align, color, font, sides, size as sizes, space, width } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Picture } from "../../ui/elements/Picture";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { HeroCard } from "./HeroCard";
import { facts } from "./heroFacts";
import { frame, hero, low } from "./heroStyles";
import type { LiveHeroCardProps } from "./LiveHeroCard";
import { bleed, pictureFirst, split, withPicture } from "./pictureStyles";
import type { HeroProps } from "./schema";

/**
 * A page header with facts and a picture. Renders a `<section>` named by its heading.
 * - `layout`: the picture is beside the words on wide screens (`split`), there up to the edge of the screen (`bleed`), below
 *   the words (`center`), or behind them (`cover`, rendered by `BlockLook`)
 * - `Part`: `LiveHeroCard`, if a card shows a server
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
          shown && withPicture,
          beside && [split, imagePosition === "start" && pictureFirst, layout === "bleed" && bleed],
        ]}
      >
        <div css={[words, layout === "center" && centered]}>
          {eyebrow && <p css={smallWords}>{eyebrow}</p>}
          {heading && (
            <Heading id={headingId} css={[title, isSmall && smallTitle]}>
              {titleNodes(heading)}
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
            <Picture picture={{ ...shown, fit: "whole" }} css={[picture, isSmall && smallPicture]} />
          </div>
        )}
      </div>
    </section>
  );
}

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
  text-wrap: balance;
  overflow-wrap: anywhere;
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
  ${media.medium} {
    max-block-size: 22rem;
  }
`;
