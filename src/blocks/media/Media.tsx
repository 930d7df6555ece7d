import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import {
  align,
  color,
  columns,
  gap,
  radius,
  rhythm,
  shadow,
  sides,
  size,
  space,
  span,
} from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import { Picture } from "../../ui/elements/Picture";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { Video } from "../../ui/elements/Video";
import { Section } from "../../ui/Section";
import type { MediaProps } from "./schema";

type Entry = MediaProps["items"][number];

/**
 * Rows of words beside a picture or video, which is above the words on phones. Renders a `<section>`.
 */
export function Media({ side, items, ...block }: MediaProps) {
  return (
    <Section {...block}>
      <div css={rows}>
        {items.map((entry, index) => {
          const isAfter = side === "end" || (side === "alternate" && index % 2 === 1);
          const hasPicture = entry.video !== undefined || entry.image !== undefined;
          return (
            <div key={index} id={entry.id} css={hasPicture && [pair, isAfter && pictureAfter]}>
              {entry.video ? (
                <Video video={entry.video} css={[frame, filling]} />
              ) : (
                entry.image && (
                  <Picture
                    picture={entry.image.fit === "whole" ? shownWhole(entry.image) : entry.image}
                    css={[frame, entry.image.fit === "whole" ? whole : [filling, part]]}
                  />
                )
              )}
              <Words entry={entry} />
            </div>
          );
        })}
      </div>
    </Section>
  );
}

/** The maximum height of a picture that is not cropped, in pixels. */
const MAX_HEIGHT = 416;

/** Before a picture loads, browsers reserve space by its attributes, regardless of `max-block-size`. */
function shownWhole(picture: NonNullable<Entry["image"]>): NonNullable<Entry["image"]> {
  const { width, height } = picture.src;
  if (!width || !height || height <= MAX_HEIGHT) return picture;
  const src = { ...picture.src, width: Math.round((MAX_HEIGHT * width) / height), height: MAX_HEIGHT };
  return { ...picture, src };
}

function Words({ entry: { title, text, buttons } }: { entry: Entry }) {
  const below = (
    <>
      {text && <RichText nodes={text} css={prose} />}
      <ButtonRow buttons={buttons} css={row} />
    </>
  );
  return (
    <div css={words}>
      {title && <Heading css={name}>{titleNodes(title)}</Heading>}
      {title ? <HeadingScope>{below}</HeadingScope> : below}
    </div>
  );
}

const rows = css`
  display: grid;
  gap: ${rhythm.ground};
  min-inline-size: 0;
`;

export const pair = css`
  display: grid;
  align-items: center;
  gap: ${gap};
  min-inline-size: 0;
  ${media.medium} {
    grid-template-columns: ${columns(`${span(6)} ${span(5)}`)};
    justify-content: space-between;
    section section & {
      grid-template-columns: ${columns("repeat(2, minmax(0, 1fr))")};
    }
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

export const pictureAfter = css`
  ${media.medium} {
    grid-template-columns: ${columns(`${span(5)} ${span(6)}`)};
    > :last-child {
      order: -1;
    }
  }
`;

export const frame = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  box-shadow: ${shadow[1]};
`;

const filling = css`
  inline-size: 100%;
`;

const part = css`
  aspect-ratio: 4 / 3;
  background: ${color.surface};
  object-fit: cover;
`;

// Not enlarged: it may be a logo or a QR code.
const whole = css`
  max-block-size: 26rem;
  margin-inline: auto;
  object-fit: contain;
`;

export const words = css`
  display: grid;
  justify-items: ${align("normal")};
  gap: ${space[3]};
  min-inline-size: 0;
  text-align: ${align()};
  overflow-wrap: anywhere;
`;

const name = css`
  font-size: ${size.xl};
`;

const prose = css`
  margin-inline: ${sides()};
  color: ${color.textMuted};
`;

const row = css`
  justify-content: ${align()};
  min-inline-size: 0;
  margin-block-start: ${space[2]};
`;
