import { css, keyframes } from "@emotion/react";
import { useId } from "react";
import { media } from "../../styling/theme/media";
import { color, font, gutter, size, space, width } from "../../styling/theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Picture } from "../../ui/elements/Picture";
import { RichText } from "../../ui/controls/RichText";
import { HeroCard } from "./HeroCard";
import type { HeroProps } from "./schema";

/**
 * The opening of a page: what it is about, the facts a visitor came for, and the first step. Renders a
 * `<section>` named by its heading.
 *
 * - `eyebrow`, `heading`, `intro`: the words, from small to large to explaining
 * - `cards`: facts; one with `copy` is copied by a tap anywhere on it
 * - `buttons`: the first step
 * - `image`: beside the words on wide screens (`layout: "split"`), below them otherwise
 */
export function Hero({ id, heading, intro, eyebrow, layout, image, cards, buttons }: HeroProps) {
  const headingId = useId();
  const isSplit = layout === "split" && image !== undefined;
  const isCentered = layout === "center";
  return (
    <section id={id} css={hero} aria-labelledby={heading && headingId}>
      <div css={[frame, isSplit && split]}>
        <div css={[words, isCentered && centered]}>
          {eyebrow && <p css={smallWords}>{eyebrow}</p>}
          {heading && (
            <Heading id={headingId} css={title}>
              {heading}
            </Heading>
          )}
          <HeadingScope>
            {intro && <RichText nodes={intro} css={tagline} />}
            {cards && (
              <ul css={[facts, isCentered && centeredRow]}>
                {cards.map((card, index) => (
                  <HeroCard key={index} card={card} takesRow={cards.length > 2} />
                ))}
              </ul>
            )}
            {buttons && (
              <div css={[row, isCentered && centeredRow]}>
                {buttons.map((button, index) => (
                  <ActionButton key={index} button={button} />
                ))}
              </div>
            )}
          </HeadingScope>
        </div>
        {image && (
          <div css={isSplit ? beside : below}>
            <Picture picture={image} first css={picture} />
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

const frame = css`
  display: grid;
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

const words = css`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const centered = css`
  justify-items: center;
  inline-size: 100%;
  max-inline-size: 54rem;
  margin-inline: auto;
  text-align: center;
`;

const smallWords = css`
  color: ${color.primary};
  font-size: ${size.s};
  font-weight: 650;
  line-height: 1.4;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

const title = css`
  max-inline-size: 18ch;
  font-size: ${size.display};
  line-height: 1.06;
  letter-spacing: -0.025em;
`;

const tagline = css`
  max-inline-size: 34rem;
  color: ${color.textMuted};
  font-family: ${font.body};
  font-size: ${size.l};
  line-height: 1.5;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: 46rem;
  margin-block-start: ${space[2]};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const centeredRow = css`
  justify-content: center;
`;

const beside = css`
  display: grid;
  justify-items: center;
`;

const below = css`
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
  max-block-size: 22rem;
  object-fit: contain;
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
