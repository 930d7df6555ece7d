import type { SourceFile } from "../siteFile";
import type { World } from "../world";

/** A whole font file, as pages refer to it. */
export interface WholeFace {
  family: string;
  /** The content of `url()`. */
  url: string;
  /** The source for `Fonts.cut`. */
  source: string;
  /** Its weights in CSS. */
  weight: string;
  /** Its character coverage in CSS; absent if unknown. */
  range?: string | undefined;
}

export interface ShownText {
  characters: ReadonlySet<number>;
  /** Whether it is only code and addresses, which must not contain ligatures. */
  isCode: boolean;
}

/** The `@font-face` rules for a font file. */
export interface Faces {
  /** The rules of the critical CSS. */
  css: string;
  /** The rules for characters that visitors may type, which load later. */
  laterCss: string;
  /** The subset font; absent if the whole font is used, or the site shows none of its characters. */
  cut?: SourceFile;
}

/** The range of weights in the program's styles, from running text to the heaviest buttons. */
export const weights = [400, 750] as const;

/** The features that browsers use by default, and those for figures in tables. */
const textFeatures = ["kern", "mark", "mkmk", "liga", "clig", "rlig", "ccmp", "locl", "tnum", "lnum"];
/** Without ligatures. */
const codeFeatures = ["mark", "mkmk", "ccmp", "locl"];

/** Chinese and Japanese texts have more ranges, which would add more to every page than the subset saves. */
const MOST_RANGES = 150;

const all: CharacterRange = [0x20, 0x10ffff];
/** Fonts do not contain control characters. */
const controls: CharacterRange[] = [
  [0, 0x1f],
  [0x7f, 0x9f],
];

/** Divides a font file into the characters on the site, and the others, which browsers only load if needed. */
export async function fontFaces(
  face: WholeFace,
  shown: ShownText | undefined,
  { basePath, cut }: { basePath: string; cut: World["fonts"]["cut"] },
): Promise<Faces> {
  const whole = face.range === undefined ? undefined : readRanges(face.range);
  const held = [...(shown?.characters ?? [])].filter((code) => !whole || isWithin(whole, code));
  const ranges = rangesOf(held);
  if (!cut || !shown || ranges.length > MOST_RANGES)
    return { css: rule(face, face.url, face.range), laterCss: "" };
  if (ranges.length === 0) return { css: "", laterCss: rule(face, face.url, face.range) };
  const file = await cut(face.source, {
    characters: String.fromCodePoint(...held.sort((a, b) => a - b)),
    ...(face.weight.includes(" ") ? { weights: narrowed(face.weight) } : {}),
    // The features that an owner's font needs for its script are unknown.
    ...(whole ? { features: shown.isCode ? codeFeatures : textFeatures } : {}),
  });
  if (!file) return { css: rule(face, face.url, face.range), laterCss: "" };
  const rest = withoutRanges(whole ?? [all], [...controls, ...ranges]);
  return {
    css: rule(face, basePath + file.path, writeRanges(ranges)),
    laterCss: rest.length > 0 ? rule(face, face.url, writeRanges(rest)) : "",
    cut: file,
  };
}

/** The weights of a font that the styles use. Both files must have the same weights in CSS. */
function narrowed(weight: string): readonly [number, number] {
  const [least = 1, most = least] = weight.split(" ").map(Number);
  const within = (value: number) => Math.min(Math.max(value, least), most);
  return [within(weights[0]), within(weights[1])];
}

function rule({ family, weight }: WholeFace, url: string, range: string | undefined): string {
  const only = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url(${url}) format("woff2")${only}}`;
}

/** A range of code points, inclusive. */
type CharacterRange = readonly [first: number, last: number];

/** Parses a `unicode-range` in CSS: `U+0301,U+0400-045F`, without wildcards. */
export function readRanges(css: string): CharacterRange[] {
  return css.split(",").map((part): CharacterRange => {
    const [first = "", last = first] = part.trim().slice(2).split("-");
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

/** Writes ranges in CSS: `U+20-7E,U+A0`. */
export function writeRanges(ranges: readonly CharacterRange[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last === first ? "" : `-${hex(last)}`}`).join(",");
}

/** The ranges that cover exactly these characters, in order. */
export function rangesOf(characters: Iterable<number>): CharacterRange[] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(characters)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Removes the characters of some ranges from others. */
export function withoutRanges(
  ranges: readonly CharacterRange[],
  taken: readonly CharacterRange[],
): CharacterRange[] {
  return taken.reduce<readonly CharacterRange[]>(
    (left, [from, to]) =>
      left.flatMap(([first, last]) => {
        if (to < first || from > last) return [[first, last] as const];
        const before: CharacterRange = [first, from - 1];
        const after: CharacterRange = [to + 1, last];
        return [before, after].filter(([start, end]) => start <= end);
      }),
    ranges,
  ) as CharacterRange[];
}

export function isWithin(ranges: readonly CharacterRange[], code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last);
}
