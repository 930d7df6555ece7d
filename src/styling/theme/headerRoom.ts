/** The contents of the header and their estimated maximum widths, in rem. */
export interface HeaderContent {
  /** The logo and the name. */
  brand: number;
  /** The links, except the primary one. */
  links: readonly number[];
  /** The number of these links whose icons can be hidden. */
  icons: number;
  /** Whether some links are shown as icons alone. */
  hasHiddenWords?: boolean;
  /** The primary link; 0 without one. */
  primary: number;
  /** The space before the links, and for the buttons after them. */
  startRoom: number;
  endRoom: number;
  /** The number of buttons after the links. */
  buttons: number;
  /** The language switch; 0 without one. */
  languages: number;
}

/** The division of a header's links around its name. */
export interface PlacesBeside {
  /** The screen width in rem from which it applies. */
  from: number;
  /** The number of links before the name. */
  first: number;
  /** Whether these links are wider than the others plus the items at the end. */
  isFrontWider: boolean;
}

/** The screen width in rem from which layouts other than the bar are possible. */
export const NARROWEST = 64;

/** The space on either side of the name, in rem. */
export const BESIDE_NAME = 1.5;

/** The screen width in rem on which equal numbers of links must fit. Otherwise, equal widths need a narrower screen. */
const USUAL = 80;

/** Divides the links into equal numbers or widths; `undefined` if no page is wide enough. */
export function placesBeside(content: HeaderContent): PlacesBeside | undefined {
  const { brand, links, primary, startRoom } = content;
  const endRoom = roomAtEnd(content);
  const sum = (some: readonly number[]) => some.reduce((total, width) => total + width, 0);
  const sides = (first: number) => ({
    front: startRoom + sum(links.slice(0, first)),
    end: sum(links.slice(first)) + primary + endRoom,
  });
  const widerSide = (first: number) => Math.max(...Object.values(sides(first)));
  const screenOf = (first: number) => screenFor(brand + 2 * (BESIDE_NAME + widerSide(first)));
  const half = Math.ceil(links.length / 2);
  const [narrowest = half] = links
    .map((_, index) => index + 1)
    .sort((one, other) => widerSide(one) - widerSide(other));
  const split = (screenOf(half) ?? Infinity) <= USUAL ? half : narrowest;
  const from = screenOf(split);
  if (from === undefined) return undefined;
  const first = Math.max(split, 1);
  const { front, end } = sides(first);
  return { from, first, isFrontWider: front >= end };
}

/** The space after the links, in rem. */
export function roomAtEnd({ endRoom, languages }: Pick<HeaderContent, "endRoom" | "languages">): number {
  return endRoom + (languages && languages + 0.5);
}

/** The screen width in rem on which a header is this wide, with a gutter of 4 % on both sides (`baseStyles.ts`) and a scrollbar. */
function screenFor(width: number): number | undefined {
  if (width > 92) return undefined;
  return Math.max(NARROWEST, Math.ceil(width / 0.92 + 1));
}
