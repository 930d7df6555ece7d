import type { BundledFont, FontChoice } from "../../config/theme";
import type { LongestWords } from "../../config/longestWords";
import { displaySizes } from "./displaySizes";
import type { Variants } from "./preset";

/** The parts whose words have to fit, each as a list of selectors for `:is()`. */
export interface FittedParts {
  /** Cards of a grid, and the names on them. */
  cards: string;
  cardNames: string;
  /** The names of members, each in a container as wide as the words of its card. */
  memberNames: string;
  /** Group titles, which are next to their groups on wide screens. */
  groupNames: string;
  /** The names of past events. */
  timeNames: string;
  /** The facts of a hero, each in a container as wide as its card. */
  facts: string;
  /** Rules with their numbers and links. */
  rules: string;
  /** The names of rules, in a container as wide as their list. */
  ruleNames: string;
  tabs: string;
}

/** Widths of a usual letter in em, plain and in capitals: the mean of twenty long words in bold, plus an eighth. */
const letterWidths: Partial<Record<BundledFont, readonly [asWritten: number, inCapitals: number]>> = {
  inter: [0.68, 0.8],
  "space-grotesk": [0.66, 0.73],
  orbitron: [0.76, 0.92],
  nunito: [0.65, 0.79],
  cinzel: [0.77, 0.85],
  lora: [0.67, 0.81],
  fraunces: [0.71, 0.86],
  "jetbrains-mono": [0.62, 0.65],
  monospace: [0.62, 0.65],
  "press-start-2p": [1.02, 1.05],
  "pixelify-sans": [0.67, 0.71],
  oxanium: [0.66, 0.76],
  fredoka: [0.63, 0.74],
  "im-fell-english": [0.6, 0.85],
  "grenze-gotisch": [0.54, 0.68],
};
/** For fonts that are not measured: system fonts are among the wider ones. */
const usualWidths = [0.74, 0.92] as const;

const widthsOf = (font: FontChoice) =>
  (typeof font === "string" ? letterWidths[font] : undefined) ?? usualWidths;

/** The width of a usual letter in a heading of this font, in em; rather too high than too low. */
export const letterWidth = (font: FontChoice) => widthsOf(font)[0];

/** With wider fonts, in em, names are at least as large as body text, and words that do not fit are broken. */
const VERY_WIDE = 0.9;

/** The places whose words are headings that a variant styles. */
const hasVariant: ReadonlySet<keyof LongestWords> = new Set(["pages", "sections", "notFound"]);

/** The width of words with a picture beside them: a share of the screen, or of the page on wide screens. */
const besidePicture = "(var(--page) - 3rem)*.5";
const column = "100vw - 2*var(--gutter)";

/**
 * Styles that make the longest words of a site fit, in a smaller font size if necessary; empty for a site whose words
 * fit anyway.
 * @param words - their lengths in letters of usual width
 * @param fonts - the fonts of headings and texts
 * @param headings - the variant of the headings of pages and sections, which may be in capitals
 */
export function fittedTextCss(
  words: LongestWords,
  fonts: { heading: FontChoice; body: FontChoice },
  parts: FittedParts,
  headings: Variants["headings"] = "plain",
): string {
  const wide = (place: keyof LongestWords) => {
    const [asWritten, inCapitals] = widthsOf(fonts[place === "tabs" ? "body" : "heading"]);
    return words[place] * (headings === "caps" && hasVariant.has(place) ? inCapitals : asWritten);
  };
  const smallest = letterWidth(fonts.heading) < VERY_WIDE ? "1rem" : ".625rem";
  const em = (place: keyof LongestWords) => wide(place).toFixed(1);
  // The em that fit into each part at its narrowest, on a screen of 320 pixels or with four cards in a row.
  return [
    `:root{--longest:${em("pages")}}`,
    wide("pages") > 7 &&
      `:root{--size-display:min(${displaySizes.display},(${column})/${em("pages")});--size-xxxl:min(${displaySizes.xxxl},(${column})/${em("pages")})}` +
        `@media (min-width:64rem){:root{--size-display:min(${displaySizes.display},${besidePicture}/${em("pages")})}}`,
    wide("sections") > 8 &&
      `:root{--size-xxl:min(${displaySizes.xxl},(${column} - 3.25rem)/${em("sections")})}`,
    wide("entries") > 7 &&
      `:root :is(${parts.cards}){container-type:inline-size}` +
        `:root :is(${parts.cardNames}){font-size:clamp(${smallest},(100cqi - var(--beside-name,0rem))/${em("entries")},var(--size-l))}` +
        `:root :is(${parts.groupNames}){font-size:clamp(${smallest},min(16rem,max(13rem,var(--page)/4 - 2rem),${column} - 5rem)/${em("entries")},var(--size-xl))}`,
    wide("members") > 7 &&
      `:root :is(${parts.memberNames}){font-size:clamp(${smallest},(100cqi - var(--beside-name,0rem))/${em("members")},var(--size-l))}` +
        // There a member's avatar is next to the name.
        `@container (min-width:18.01rem){:root :is(${parts.memberNames}){font-size:clamp(${smallest},(100cqi - 7.25rem)/${em("members")},var(--size-l))}}`,
    wide("entries") > 12 &&
      `:root :is(${parts.timeNames}){font-size:min(var(--size-l),(${column} - 5rem)/${em("entries")})}`,
    wide("facts") > 5 &&
      `:root :is(${parts.facts}){font-size:clamp(.625rem,100cqi/${em("facts")},var(--size-xl))}`,
    // If they leave too little space, a rule's number and link are above its name.
    wide("entries") > 7 &&
      `:root :is(${parts.ruleNames}){font-size:clamp(${smallest},(100cqi - 6rem)/${em("entries")},var(--size-l))}` +
        `@container rules (max-width:${(6 + 0.75 * wide("entries")).toFixed(1)}rem){:root :is(${parts.rules}),:root :is(${parts.rules})::before{display:block}` +
        `:root :is(${parts.rules})>:last-child{position:absolute;inset-block-start:.6rem;inset-inline-end:.75rem}` +
        `:root :is(${parts.ruleNames}){font-size:clamp(${smallest},100cqi/${em("entries")},var(--size-l))}}`,
    wide("tabs") > 4.5 &&
      `:root :is(${parts.tabs}){font-size:clamp(.6875rem,((${column} - 1rem)/3 - .75rem)/${em("tabs")},var(--size-s))}`,
    wide("notFound") > 3.5 &&
      `:root{--size-not-found:min(7.5rem,min(${column},42rem - 2*var(--gutter))/${em("notFound")})}`,
  ]
    .filter(Boolean)
    .join("");
}
