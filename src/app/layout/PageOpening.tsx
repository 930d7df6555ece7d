import { css } from "@emotion/react";
import type { Page } from "../../compile/page";
import { align, color, inset, rhythm, sides, size, width } from "../../styling/theme/tokens";
import { LastUpdated } from "../../ui/LastUpdated";
import { Heading } from "../../ui/elements/Heading";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { spoken } from "../../ui/elements/spoken";

/** The page header: its heading and introduction. Renders a `<div>` with the `<h1>`. */
export function PageOpening({ opening }: { opening: NonNullable<Page["opening"]> }) {
  const isOnGround = opening.background !== undefined && opening.background !== "plain" && !opening.image;
  return (
    <div css={[frame, isOnGround && onGround]} data-ground={isOnGround || undefined}>
      <div css={inner}>
        {opening.eyebrow && <p css={eyebrow}>{spoken(opening.eyebrow, opening)}</p>}
        <Heading>{titleNodes(opening.heading)}</Heading>
        {opening.intro && <RichText nodes={opening.intro} deeper css={intro} />}
        {opening.updated && <LastUpdated date={opening.updated} css={changed} />}
      </div>
    </div>
  );
}

export const frame = css`
  padding: ${rhythm.ground} ${inset} ${rhythm.rest};
  /* A heading's distance to its text. Beside a sidebar, sections have no padding. */
  main[data-article] &:not(section *) {
    margin-block-end: ${rhythm.closer};
  }
`;

/* The same distance to both edges of the ground. */
const onGround = css`
  padding-block-end: ${rhythm.ground};
  main[data-article] & {
    margin-block-end: 0;
  }
`;

const inner = css`
  text-align: ${align()};
  > * {
    max-inline-size: ${width.words};
    margin-inline: ${sides()};
  }
`;

const eyebrow = css`
  margin-block-end: ${rhythm.intro};
  color: ${color.primary};
  font-weight: 650;
`;

const changed = css`
  margin-block-start: ${rhythm.intro};
`;

const intro = css`
  max-inline-size: 60ch;
  margin-block-start: ${rhythm.intro};
  color: ${color.textMuted};
  font-size: ${size.l};
  text-wrap: balance;
`;
