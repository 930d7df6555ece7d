import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media } from "../../styling/theme/media";
import { align, sides } from "../../styling/theme/tokens";
import { Caption } from "../../ui/elements/Caption";
import { PictureLink, useFullView } from "../../ui/PictureLink";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import type { ImageProps } from "./schema";
import { wordsOf } from "../../ui/wordsOf";

/** A picture that opens in a full-screen view. Renders a `<section>` with a `<figure>`. */
export function Image({
  fit,
  src,
  dark,
  alt,
  focus,
  caption,
  credit,
  points,
  Part: Points,
  ...block
}: ImageProps & { Part?: ComponentType<{ points: NonNullable<ImageProps["points"]> }> }) {
  const picture = { src, dark, alt, focus, caption, credit, inLanguage: block.inLanguage };
  const { open, fullView } = useFullView([picture], block.heading && wordsOf(block.heading));
  return (
    <Section css={runningText} {...block}>
      <figure css={[figure, fit === "cover" ? filling : shapes[shapeOf(picture.src)]]}>
        <div css={around}>
          <PictureLink picture={picture} place={0} onOpen={open} css={fit === "cover" && part} />
          {Points && points && <Points points={points} />}
        </div>
        <Caption of={picture} css={words} />
      </figure>
      {fullView}
    </Section>
  );
}

/** High pictures are narrower. */
function shapeOf({ width = 3, height = 2 }: ImageProps["src"]): keyof typeof shapes {
  if (width > height * 1.25) return "landscape";
  return width > height * 0.8 ? "square" : "portrait";
}

const figure = css`
  display: grid;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: ${sides()};
`;

const around = css`
  position: relative;
  min-inline-size: 0;
`;

const filling = css`
  justify-items: stretch;
  inline-size: auto;
`;

// A limit for the height would not reserve space while the picture loads.
const shapes = {
  landscape: undefined,
  square: css`
    max-inline-size: min(100%, 36rem);
  `,
  portrait: css`
    max-inline-size: min(100%, 24rem);
    ${media.print} {
      max-inline-size: 9cm;
    }
  `,
};

const part = css`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  max-block-size: min(80vh, 40rem);
  object-fit: cover;
`;

// Not wider than the picture.
const words = css`
  inline-size: 0;
  min-inline-size: max(100%, min(16rem, 70vw));
  text-align: ${align()};
`;
