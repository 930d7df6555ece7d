import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { Caption } from "../../ui/elements/Caption";
import { PictureLink, useFullView } from "../../ui/PictureLink";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import type { ImageProps } from "./schema";

/**
 * One picture in the flow of a page, which opens large. Renders a `<section>` with a `<figure>`.
 *
 * - `src`, `alt`, `focus`, `caption`, `credit`: the picture and its words
 * - `fit`: `whole` shows all of it, no larger than itself, `cover` fills the width with a part of it
 */
export function Image({ id, heading, intro, fit, src, alt, focus, caption, credit }: ImageProps) {
  const picture = { src, alt, focus, caption, credit };
  const { open, fullView } = useFullView([picture], heading);
  return (
    <Section css={runningText} id={id} heading={heading} intro={intro}>
      <figure css={[figure, fit === "cover" && filling]}>
        <PictureLink
          picture={picture}
          place={0}
          onOpen={open}
          css={fit === "cover" ? part : shapes[shapeOf(picture.src)]}
        />
        <Caption of={picture} css={words} />
      </figure>
      {fullView}
    </Section>
  );
}

/** Of pictures that are as high as wide, or higher, less of the width is used. */
function shapeOf({ width = 3, height = 2 }: ImageProps["src"]): keyof typeof shapes {
  if (width > height * 1.25) return "landscape";
  return width > height * 0.8 ? "square" : "portrait";
}

const figure = css`
  display: grid;
  justify-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
`;

const filling = css`
  justify-items: stretch;
  inline-size: auto;
`;

// No larger than itself. A limit of the height would leave no room for a picture that is still on its way.
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

// As wide as the picture, however long its words are.
const words = css`
  inline-size: 0;
  min-inline-size: max(100%, min(16rem, 70vw));
  text-align: center;
`;
