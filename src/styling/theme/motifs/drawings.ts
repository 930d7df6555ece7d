import type { motifNames } from "../../../config/theme";
import { columns, dots, filled, line, ridge, tile, tree } from "./shapes";

export type MotifName = Exclude<(typeof motifNames)[number], "none">;

/** The places of a drawing's parts, which differ from page to page: `horizonCss` in `motifs.ts`. */
const far = "calc(50% + var(--far,0)*var(--motif))";
const near = "calc(50% + var(--near,0)*var(--motif))";
/** The place of a sun, a planet or a fire. */
const light = "calc(50% + var(--far,0)*9%)";

/** A drawing along the lower edge of a page header, in a strip that is `var(--motif)` high. */
export interface Drawing {
  /** The background of the words and the strip, as a `background`. */
  ground: string;
  /** The shape of the lower edge, as a `mask`; without it, the edge is straight. */
  edge?: string;
  /** The styles of the drawing that is farther away, and of the nearer one. */
  far?: string;
  near?: string;
  /** Whether it consists of lines. If it is large, they are as strong as words allow, in the middle and without `near`. */
  hasLines?: true;
  /** The styles of another large drawing. */
  large?: string;
}

/** A theme colour, partly transparent to let the page show through. */
const thin = (role: string, percent: number) =>
  `color-mix(in srgb,var(--color-${role}) ${percent}%,transparent)`;

/** The ground that words are read on as well as on the page, and which deepens in the strip. */
const sky = (role: string, percent: number) =>
  `linear-gradient(${thin(role, 0)} calc(100% - var(--motif)),${thin(role, percent)}),linear-gradient(transparent,var(--color-tint) calc(100% - var(--motif)))`;

/** A strip of tiles in a colour. */
const strip = (background: string, picture: string, place = far) =>
  `background:${background};mask:${picture} ${place} 100%/auto 100% repeat-x`;

/** An edge with tiles cut out: the page itself is in front of the drawing. */
const cutOut = (picture: string, height = "var(--motif)") =>
  `linear-gradient(#000 0 0) 0 0/100% calc(100% - ${height} + .5px) no-repeat,${picture} ${near} 100%/auto ${height} repeat-x`;

const fading = "linear-gradient(#000 calc(100% - var(--motif)*.5),transparent)";

const farRidge = [
  [0, 62],
  [55, 34],
  [92, 55],
  [160, 8],
  [222, 58],
  [262, 40],
  [318, 72],
  [392, 18],
  [448, 62],
  [500, 44],
  [560, 66],
  [600, 62],
] as const;
const nearRidge = [
  [0, 84],
  [70, 52],
  [118, 74],
  [196, 42],
  [270, 86],
  [330, 64],
  [402, 90],
  [470, 48],
  [532, 78],
  [600, 84],
] as const;

const swag = Array.from({ length: 5 }, (_, index) => {
  const [x, share] = [24 + index * 48, 0.1 + index * 0.2];
  return `M${x - 17} ${14 + 2 * share * (1 - share) * 40}h34L${x} ${58 + 2 * share * (1 - share) * 40}z`;
}).join("");

/** Closed lines around each other, like contour lines on maps. */
const hill = (x: number, y: number, sizes: readonly number[]) =>
  sizes
    .map(
      (size) =>
        `<path transform='translate(${x} ${y})scale(${size})' vector-effect='non-scaling-stroke' d='M-50-4c-14-26 20-40 48-34s62 8 54 34-40 30-62 26-30-6-40-26z' fill='none' stroke='black' stroke-width='1.4'/>`,
    )
    .join("");

// oxfmt-ignore
const stars = tile(
  700,
  dots([[40, 20], [230, 52], [330, 8], [520, 34], [655, 66]], 2.6) +
    dots([[110, 64], [150, 12], [290, 30], [420, 18], [470, 4], [590, 12], [10, 78]], 1.5),
);
// oxfmt-ignore
const sparks = tile(
  500,
  dots([[36, 70], [128, 38], [214, 82], [300, 52], [392, 76], [458, 28]], 5) +
    dots([[70, 22], [96, 88], [176, 62], [262, 18], [340, 84], [362, 34], [428, 58], [486, 90]], 2.6),
);

/** The drawings of page headers that have neither a picture nor a hero. */
export const drawings: Record<MotifName, Drawing> = {
  // Above the edge of a planet.
  stars: {
    ground: `radial-gradient(75% var(--motif) at ${light} 100%,var(--color-primary) 99%,${thin("primary", 42)} 102%,${thin("primary", 12)} 135%,transparent 190%),${sky("primary", 4)}`,
    edge: `radial-gradient(75% var(--motif) at ${light} calc(100% + 1px),transparent 99.6%,#000)`,
    far: strip(thin("text", 70), stars),
    // A planet in the light of a sun.
    large: `background:var(--ink);mask:${stars} 0 0/auto 40% repeat,radial-gradient(13rem at 50% 40%,transparent 98.5%,#000),radial-gradient(13rem at 56% 45%,#000 98.5%,transparent);mask-composite:add,intersect`,
  },
  // Sparks over coals.
  embers: {
    ground: `radial-gradient(60% calc(var(--motif)*1.3) at ${light} 100%,${thin("primary", 46)},transparent),${sky("accent", 8)}`,
    far: strip(`linear-gradient(var(--color-accent),var(--color-primary))`, sparks),
    large: `background:var(--ink);mask:radial-gradient(closest-side,#000 50%,transparent),${sparks} 0 0/auto 26rem,${sparks} 9rem 4rem/auto 11rem;mask-composite:intersect,add`,
    near: `background:linear-gradient(90deg,transparent,var(--color-primary) 30% 70%,transparent) 0 100%/100% 2px no-repeat`,
  },
  // A sun that rises behind hills.
  rays: {
    ground: sky("primary", 14),
    edge: cutOut(tile(600, filled("M0 0V78C90 40 190 50 300 78S510 108 600 78V0z"))),
    far:
      `background:radial-gradient(circle at calc(64% + var(--far,0)*9%) 72%,${thin("primary", 85)} calc(var(--motif)*.44),transparent calc(var(--motif)*.44 + 1px)),` +
      `repeating-conic-gradient(from 2deg at calc(64% + var(--far,0)*9%) 72%,${thin("primary", 26)} 0 6deg,transparent 0 12deg);` +
      `mask:radial-gradient(calc(var(--motif)*2.4) calc(var(--motif)*.71) at calc(64% + var(--far,0)*9%) 72%,#000 40%,transparent),linear-gradient(#000 60%,transparent 92%);mask-composite:intersect`,
    near: strip(
      thin("primary", 30),
      tile(600, filled("M0 100V66C80 96 170 96 260 62S470 22 600 66V100z")),
      near,
    ),
  },
  // Two lines around each other.
  braid: {
    hasLines: true,
    ground: sky("accent", 8),
    far:
      `background:${thin("accent", 62)};mask:` +
      tile(
        120,
        line("M0 50q30-36 60 0t60 0", 4) +
          line("M0 50q30 36 60 0t60 0", 4) +
          dots(
            [
              [30, 50],
              [90, 50],
            ],
            9,
          ) +
          line("M0 14h120M0 86h120", 2),
      ) +
      ` ${far} 100%/auto 62% repeat-x`,
  },
  // Hills and trees made from blocks.
  blocks: {
    ground: sky("primary", 16),
    edge: cutOut(tile(400, filled("M0 0V50H100V100H200V50H250V100H300V50H400V0z")), "calc(var(--motif)/8)"),
    far: strip(
      thin("primary", 34),
      tile(
        512,
        filled(columns("33344332233444433322234444433333", 16)) + filled(tree(5, 3, 16) + tree(20, 2, 16)),
      ),
    ),
    near: strip(
      `linear-gradient(var(--color-primary) 40%,${thin("primary", 70)})`,
      tile(
        512,
        filled(columns("11222111122221112233221111122111", 16)) + filled(tree(8, 1, 16) + tree(25, 1, 16)),
      ),
      near,
    ),
  },
  // The contour lines of a map, and a path across.
  contours: {
    hasLines: true,
    ground: sky("accent", 10),
    edge: fading,
    far: strip(
      thin("text-muted", 62),
      tile(
        520,
        hill(90, 52, [1.15, 0.85, 0.55, 0.28]) +
          hill(300, 40, [0.8, 0.52, 0.26]) +
          hill(440, 66, [0.95, 0.68, 0.42, 0.2]),
      ),
    ),
    near: strip(
      thin("accent", 85),
      tile(
        520,
        "<path d='M0 78Q65 100 130 78T260 78T390 78T520 78' fill='none' stroke='black' stroke-width='3' stroke-dasharray='9 8'/>" +
          line("M372 16l14 14m0-14l-14 14", 4),
      ),
      near,
    ),
  },
  // A grid floor below a sun.
  grid: {
    edge: "linear-gradient(#000 calc(100% - var(--motif)*.16),transparent)",
    ground: `linear-gradient(transparent calc(100% - var(--motif)*.4),var(--color-background) 0),radial-gradient(60% calc(var(--motif)*1.5) at ${light} calc(100% - var(--motif)*.4),${thin("primary", 30)},transparent),linear-gradient(transparent,var(--color-tint) calc(100% - var(--motif)))`,
    far:
      `background:linear-gradient(var(--color-accent),var(--color-primary));` +
      `mask:repeating-linear-gradient(#000 0 8%,transparent 0 11%),radial-gradient(circle at ${light} 60%,#000 calc(var(--motif)*.56),transparent calc(var(--motif)*.56 + 1px)),linear-gradient(#000 60%,transparent 0);mask-composite:intersect`,
    near:
      `inset:auto 0 0;block-size:calc(var(--motif)*.4);background:linear-gradient(var(--color-primary) 0 0) 0 0/100% 2px no-repeat,` +
      [14, 34, 62, 96]
        .map((place) => `linear-gradient(${thin("primary", 55)} 0 0) 0 ${place}%/100% 1px no-repeat`)
        .join() +
      `,repeating-conic-gradient(from 90deg at ${light} -30%,${thin("primary", 60)} 0 .2deg,transparent .3deg 6deg)`,
  },
  // Mountains behind each other; the nearest is the page itself.
  ridges: {
    ground: sky("accent", 16),
    edge: cutOut(tile(600, filled(ridge(nearRidge, "above")))),
    far: strip(thin("accent", 30), tile(600, filled(ridge(farRidge, "below")))),
    near: strip(
      thin("accent", 42),
      tile(600, filled(ridge(nearRidge, "below"))),
      "calc(20% + var(--near,0)*var(--motif))",
    ),
  },
  // Letters between two lines.
  runes: {
    hasLines: true,
    ground: sky("primary", 7),
    far:
      `background:${thin("primary", 66)};mask:` +
      tile(
        416,
        line(
          "M20 78V22l18 14M20 46l15 12M72 78V22l18 15-18 15 20 26M134 78V22M120 40l14-18 14 18M176 78V22M166 40l20 16M214 22v24l18 12v20M262 78V22l18 14-18 14 18 14-18 14M310 78V22l26 26M336 78V22l-26 26M364 78l28-32-14-22-14 22 28 32",
          4,
        ) + line("M0 4h416M0 96h416", 2.5),
      ) +
      ` ${far} 100%/auto 56% repeat-x`,
  },
  // Flags on a string.
  bunting: {
    ground: "linear-gradient(transparent,var(--color-tint) 40%,transparent)",
    far:
      `background:repeating-linear-gradient(90deg,var(--color-primary) 0 calc(var(--motif)*.48),var(--color-accent) 0 calc(var(--motif)*.96),var(--color-success) 0 calc(var(--motif)*1.44));` +
      `mask:${tile(240, filled(swag) + line("M0 12Q120 56 240 12", 3))} calc(var(--far,0)*.96*var(--motif)) 0/auto 100% repeat-x`,
  },
};

export function drawingNamed(name: MotifName): Drawing {
  return drawings[name];
}
