import { css } from "@emotion/react";
import type { FaceDrawing } from "../../fields/pictures/face";
import { font } from "../../styling/theme/tokens";

/** A face that is drawn from a name. Renders a decorative `<svg>` that fills its frame. */
export function DrawnFace({ drawing: { style, shapes, letters } }: { drawing: FaceDrawing }) {
  const box = style === "pixel" ? 8 : 24;
  return (
    <svg css={[drawn, looks[style]]} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      {shapes.map(([fill, path]) => (
        <path key={fill + path} fill={fill} d={path} />
      ))}
      {letters && (
        <text x="12" y="12">
          {letters}
        </text>
      )}
    </svg>
  );
}

const drawn = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  forced-color-adjust: none;
`;

const pixel = css`
  shape-rendering: crispEdges;
`;

/* A shield. A frame around it would be a second shape. */
const crest = css`
  clip-path: polygon(
    6% 0,
    94% 0,
    94% 52%,
    90% 66%,
    84% 76%,
    76% 85%,
    64% 94%,
    50% 100%,
    36% 94%,
    24% 85%,
    16% 76%,
    10% 66%,
    6% 52%
  );
`;

const letters = css`
  fill: #fff;
  font: 700 10px ${font.heading};
  text-anchor: middle;
  dominant-baseline: central;
`;

const looks = { pixel, crest, letters };
