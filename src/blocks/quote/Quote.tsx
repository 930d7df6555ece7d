import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, font, gap, onPicture, radius, rhythm, size, space } from "../../styling/theme/tokens";
import { surface } from "../../ui/elements/Card";
import { Picture } from "../../ui/elements/Picture";
import { stack } from "../../ui/elements/stack";
import { muted } from "../../ui/textStyles";
import { RichText } from "../../ui/controls/RichText";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import type { QuoteProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/** Quotes. Renders a `<section>` with a `<figure>` for each of them. A single quote is large. */
export function Quote({ items, ...block }: QuoteProps) {
  const isAlone = items.length === 1;
  return (
    <Section css={runningText} {...block}>
      <div css={[stack.entries, !isAlone && inColumns]}>
        {items.map(({ text, name, role, image, inLanguage }, index) => (
          <figure css={[surface, figure, isAlone && large]} key={index}>
            <svg viewBox="0 0 32 24" css={quotationMark} aria-hidden="true">
              <path d="M0 24V13Q0 1 12 0v5q-6 1-6 8h6v11zm18 0V13q0-12 12-13v5q-6 1-6 8h6v11z" />
            </svg>
            <blockquote css={words}>
              <RichText nodes={text} css={isAlone && loud} />
            </blockquote>
            {(name || role || image) && (
              <figcaption css={speaker}>
                {image && <Picture picture={image} css={face} />}
                <span css={names}>
                  {name && (
                    <span css={nameLine}>
                      <bdi>{name}</bdi>
                    </span>
                  )}
                  {role && <span css={muted}>{spoken(role, { inLanguage })}</span>}
                </span>
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </Section>
  );
}

const inColumns = css`
  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  }
`;

const figure = css`
  display: flex;
  flex-direction: column;
  gap: ${gap};
  min-inline-size: 0;
`;

const large = css`
  align-items: center;
  padding: ${rhythm.content} ${space[5]};
  background:
    radial-gradient(
      60% 120% at 50% 0,
      color-mix(in srgb, ${color.primary} 14%, transparent),
      transparent 75%
    ),
    ${color.surface};
  text-align: center;
  /* A panel would hide the picture behind it. */
  .${onPicture} &&& {
    border: 0;
    background: none;
    box-shadow: none;
    backdrop-filter: none;
  }
  /* Without a picture, the name is centred too. */
  > figcaption:not(:has(img)) {
    text-align: center;
  }
`;

const quotationMark = css`
  flex: none;
  inline-size: 2rem;
  block-size: 1.5rem;
  fill: color-mix(in srgb, ${color.primary} 65%, ${color.surface});
  [dir="rtl"] & {
    transform: scaleX(-1);
  }
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const words = css`
  min-inline-size: 0;
`;

const loud = css`
  max-inline-size: 38ch;
  font-family: ${font.heading};
  font-size: ${size.xl};
  line-height: 1.4;
  text-wrap: balance;
`;

// At the bottom, to align the names of neighbours.
const speaker = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  margin-block-start: auto;
  text-align: start;
`;

const face = css`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.m};
  object-fit: cover;
`;

const names = css`
  display: grid;
  min-inline-size: 0;
  line-height: 1.35;
`;

const nameLine = css`
  font-weight: 650;
`;
