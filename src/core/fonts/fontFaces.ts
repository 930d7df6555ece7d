import type { SourceFile } from "../siteFile";
import {
  type CharacterRange,
  isWithin,
  rangesOf,
  readRanges,
  withoutRanges,
  writeRanges,
} from "./unicodeRange";
import type { World } from "../world";

/** A whole font file, as a page names it. */
export interface WholeFace {
  family: string;
  /** What stands in `url()`. */
  url: string;
  /** What `Fonts.cut` finds it by. */
  source: string;
  /** Its weights, as CSS writes them. */
  weight: string;
  /** The characters that it holds, as CSS writes them; absent where nobody knows. */
  range?: string | undefined;
}

/** What is shown in a font. */
export interface ShownText {
  /** Its characters, as code points. */
  characters: ReadonlySet<number>;
  /** Whether it is code alone, or addresses, in which every sign stays as it is typed. */
  isCode: boolean;
}

/** The `@font-face` rules for one file of a font. */
export interface Faces {
  /** Those that pages begin with. */
  css: string;
  /** Those for what visitors may type, which come later. */
  laterCss: string;
  /** The file for the characters that are shown; absent where the whole one serves for them, and where none are. */
  cut?: SourceFile;
}

/** The weights that the styles of this program ask for: from running text to the heaviest buttons. */
export const weights = [400, 750] as const;

/** The features that browsers use without being asked, those that tables of figures ask for, and no others. */
const textFeatures = ["kern", "mark", "mkmk", "liga", "clig", "rlig", "ccmp", "locl", "tnum", "lnum"];
/** In code, two signs do not become one. */
const codeFeatures = ["mark", "mkmk", "ccmp", "locl"];

/** More ranges than these would weigh more in every page than they save: so many have Chinese and Japanese texts. */
const MOST_RANGES = 150;

const all: CharacterRange = [0x20, 0x10ffff];
/** No font draws the control characters. */
const controls: CharacterRange[] = [
  [0, 0x1f],
  [0x7f, 0x9f],
];

/**
 * Divides a font file into what is shown and what visitors may type: browsers fetch the second only when they meet one of its
 * characters.
 * @param shown - absent where the whole file serves for all
 */
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
    // What a font of the owner's own needs for its script, nobody knows.
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

/** The weights of a font that the styles ask for; both files have to name the same in CSS. */
function narrowed(weight: string): readonly [number, number] {
  const [least = 1, most = least] = weight.split(" ").map(Number);
  const within = (value: number) => Math.min(Math.max(value, least), most);
  return [within(weights[0]), within(weights[1])];
}

function rule({ family, weight }: WholeFace, url: string, range: string | undefined): string {
  const only = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url(${url}) format("woff2")${only}}`;
}
