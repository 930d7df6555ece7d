/** What stands in the header, as wide as it is likely to be, in rem. */
export interface HeaderContent {
  /** The logo and the name. */
  brand: number;
  /** The links, but for the primary one. */
  links: readonly number[];
  /** How many of these have an icon that they can do without. */
  icons: number;
  /** The primary link; 0 without one. */
  primary: number;
  /** What stands in front of the links, and behind them. */
  startRoom: number;
  endRoom: number;
  /** How many buttons stand behind the links. */
  buttons: number;
}

/** How a header has its links beside its name. */
export interface PlacesBeside {
  /** On screens of how many rem. */
  from: number;
  /** How many of the links stand in front of the name. */
  first: number;
  /** Whether these are wider than the others with what stands at the end. */
  isFrontWider: boolean;
}

/** From how many rem on a screen is wide enough for another layout than the bar. */
export const NARROWEST = 64;

/** What is left free on either side of the name, in rem. */
export const BESIDE_NAME = 1.5;

/**
 * Divides the links of a header into two parts, of which the wider one is as narrow as it can be.
 * @returns nothing where no page is wide enough for the name in the middle between them
 */
export function placesBeside(content: HeaderContent): PlacesBeside | undefined {
  const { brand, links, primary, startRoom, endRoom } = content;
  const sum = (some: readonly number[]) => some.reduce((total, width) => total + width, 0);
  const sides = (first: number) => ({
    front: startRoom + sum(links.slice(0, first)),
    end: sum(links.slice(first)) + primary + endRoom,
  });
  const widerSide = (first: number) => Math.max(...Object.values(sides(first)));
  const [best] = links
    .map((_, index) => ({ first: index + 1, wider: widerSide(index + 1) }))
    .sort((one, other) => one.wider - other.wider);
  const from = screenFor(brand + 2 * (BESIDE_NAME + (best?.wider ?? widerSide(0))));
  if (from === undefined) return undefined;
  const first = best?.first ?? 1;
  const { front, end } = sides(first);
  return { from, first, isFrontWider: front >= end };
}

/** On screens of how many rem a header is so wide, by the widths of pages and gutters (`baseStyles.ts`). */
function screenFor(width: number): number | undefined {
  if (width > 86) return undefined;
  return Math.max(NARROWEST, Math.ceil(width + (width > 72 ? 12 : 5)));
}
