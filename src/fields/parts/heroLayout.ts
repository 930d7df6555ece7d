/** How a hero arranges its parts on twelve columns. Its styles are derived from this record. */
export interface HeroLayout {
  /**
   * The rows on wide screens: each part with its number of columns. `h` is the heading, `p` the picture, `l` the introduction
   * with the buttons, `a` the address, `f` the facts, and `.` an empty place.
   */
  areas: readonly string[];
  /** The order on phones, unless it is the order of the document: heading, picture, introduction, address, facts. */
  narrow?: string;
  /** The shape of the picture: a band, cut out above the page, the ground of the words, an arch, or three prints. */
  picture: "band" | "cut" | "ground" | "arch" | "prints";
  /** The look of the facts: a line, rows of a table, or a strip with the address. */
  facts: "line" | "rows" | "strip";
  /** Whether the address overlaps the lower edge of a picture above it (`up`), or of the ground (`down`). */
  lap?: "up" | "down";
  align?: "center";
  /** The size of the heading, relative to the largest text. */
  scale: number;
  /** The pictures that fit: one that is wide or shown whole, also three, or any. */
  needs: "wide" | "three" | "any";
}

export const heroLayouts = {
  poster: {
    areas: ["h*7 l*5", "p*12", "f*7 a*5"],
    picture: "band",
    facts: "line",
    lap: "up",
    scale: 1.16,
    needs: "wide",
  },
  stage: {
    areas: ["h*12", "l*12", ".*3 a*6 .*3", "f*12", "p*12"],
    narrow: "h l a f p",
    picture: "cut",
    facts: "line",
    align: "center",
    scale: 1.06,
    needs: "wide",
  },
  ticket: {
    areas: ["h*8 .*4", "l*8 .*4", "a*6 f*6"],
    picture: "ground",
    facts: "strip",
    lap: "down",
    scale: 1.2,
    needs: "wide",
  },
  window: {
    areas: ["h*4 p*4 l*4", "f*4 p*4 a*4"],
    picture: "arch",
    facts: "rows",
    scale: 0.84,
    needs: "any",
  },
  ledger: {
    areas: ["h*8 f*4", "l*8 a*4", "p*12"],
    picture: "band",
    facts: "rows",
    scale: 1.3,
    needs: "wide",
  },
  collage: {
    areas: ["h*5 p*7", "l*5 p*7", "a*5 p*7", "f*5 p*7"],
    picture: "prints",
    facts: "line",
    scale: 0.86,
    needs: "three",
  },
} as const satisfies Record<string, HeroLayout>;

export type ArrangedLayout = keyof typeof heroLayouts;

/** The names of the layouts. In `split`, the picture is next to all other parts. */
export const heroLayoutNames = [
  "split",
  "poster",
  "stage",
  "ticket",
  "window",
  "ledger",
  "collage",
] as const satisfies readonly ("split" | ArrangedLayout)[];

export type HeroLayoutName = (typeof heroLayoutNames)[number];

/** The layouts with a picture of any shape, and without a picture. They replace layouts that do not fit a hero. */
const fallbacks = { any: "window", none: "ledger" } as const;

/** Facts about a picture that decide whether a layout fits. */
export interface PictureShape {
  width?: number | undefined;
  height?: number | undefined;
  isTransparent?: boolean | undefined;
  /** Whether it is shown whole, on a ground as wide as needed. */
  isWhole?: boolean | undefined;
}

/** The layout that fits a hero's pictures. `split` always does, as before there were others. */
export function fittingLayout(
  wanted: HeroLayoutName,
  pictures: readonly PictureShape[],
  hasFacts: boolean,
): HeroLayoutName {
  if (wanted === "split") return wanted;
  const [first] = pictures;
  // A heading alone has nothing to arrange.
  if (!first) return hasFacts ? fallbacks.none : "split";
  const { needs } = heroLayouts[wanted];
  const fits = needs === "any" || (needs === "three" && pictures.length >= 3) || isWide(first);
  return fits ? wanted : fallbacks.any;
}

/** Pictures on other sites have no known size: most are screenshots. */
function isWide({ width = 16, height = 9, isWhole = false }: PictureShape): boolean {
  return width >= height * 1.2 || isWhole;
}
