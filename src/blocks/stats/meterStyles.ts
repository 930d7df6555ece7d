import { css } from "@emotion/react";
import { color, columns, font, gap, radius, size, space } from "../../styling/theme/tokens";

const track = () => `color-mix(in srgb, ${color.text} 14%, transparent)`;

export const bar = css`
  display: block;
  inline-size: 100%;
  block-size: 0.6rem;
  border-radius: ${radius.full};
  background: ${track()};
  outline: 1px solid transparent;
  stroke: ${color.primary};
  [data-color] & {
    stroke: currentcolor;
  }
  [dir="rtl"] & {
    scale: -1 1;
  }
`;

export const ring = css`
  inline-size: 100%;
  block-size: 100%;
  rotate: -90deg;
  fill: none;
  stroke: ${track()};
  stroke-width: 3;
  > :last-child {
    stroke: ${color.primary};
    [data-color] & {
      stroke: currentcolor;
    }
  }
  [dir="rtl"] & {
    scale: 1 -1;
  }
`;

export const bars = css`
  display: grid;
  grid-template-columns: ${columns("repeat(auto-fit, minmax(min(100%, 24rem), 1fr))")};
  gap: ${space[5]} ${gap};
`;

/* The label and the number in one line, the bar below both. */
export const ofBars = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: baseline;
  gap: ${space[2]} ${space[4]};
  > dd + dd {
    grid-column: 1 / -1;
  }
`;

export const rings = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space[6]} ${gap};
  > * {
    max-inline-size: 14rem;
  }
`;

/* The number in the middle of its ring, the label below. */
export const ofRings = css`
  display: grid;
  grid-template-rows: 8rem auto;
  justify-items: center;
  gap: ${space[3]} 0;
  > dt {
    grid-area: 2 / 1;
    align-self: start;
    text-align: center;
  }
  > dd {
    grid-area: 1 / 1;
    align-self: center;
    text-align: center;
  }
  > dd + dd {
    inline-size: 8rem;
    block-size: 8rem;
  }
`;

export const figureOfBars = css`
  color: ${color.primary};
  font-size: ${size.l};
  text-align: end;
`;

export const figureOfRings = css`
  font-family: ${font.figures};
  font-size: ${size.xl};
  && {
    max-inline-size: 5.5rem;
  }
`;
