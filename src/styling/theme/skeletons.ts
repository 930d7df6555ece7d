import type { PresetName } from "../../config/theme";
import { type Entries, type EntryParts, groupCss, type GroupTitles } from "./groupStyles";
import { media } from "./media";
import { gap, inset, rhythm } from "./tokens";

/** How the pages of a preset are built, apart from their colours and shapes. */
export interface Skeleton {
  /** The place of the headings above blocks. */
  headings: "start" | "middle";
  /** Pictures beside words: next to them, below a panel with the words, or up to the edge of the screen. */
  pictures: "beside" | "lap" | "edge";
  /** Cards: as the theme draws panels, below a rule, without a panel, like a photo, or with a dashed edge. */
  cards: "raised" | "index" | "bare" | "print" | "ticket";
  /** The grounds of blocks without their own: the page, or every other block on a tint. */
  grounds: "page" | "turns";
  /** Rows of figures: in a panel, between two lines, or each below its own. */
  figures: "panel" | "lines" | "open";
  /** Calls to action: a panel, a ground as wide as the screen, or large words below a line. */
  closing: "panel" | "band" | "open";
  /** The places of titles of groups and headings of forms. */
  groups: GroupTitles;
  /** Questions, and posts in lists. */
  entries: Entries;
}

const usual: Skeleton = {
  headings: "start",
  pictures: "beside",
  cards: "raised",
  grounds: "page",
  figures: "panel",
  closing: "panel",
  groups: "beside",
  entries: "panels",
};

/** Presets with the same hero have different skeletons. */
export const skeletons: Readonly<Record<PresetName, Skeleton>> = {
  midnight: { ...usual, headings: "middle", cards: "index", figures: "lines" },
  ember: { ...usual, pictures: "lap", cards: "ticket", closing: "band", groups: "end", entries: "tickets" },
  daylight: { ...usual, closing: "open" },
  parchment: { ...usual, headings: "middle", figures: "lines", groups: "middle" },
  meadow: { ...usual, grounds: "turns", groups: "above" },
  atlas: {
    ...usual,
    headings: "middle",
    pictures: "lap",
    figures: "lines",
    closing: "open",
    groups: "middle",
    entries: "columns",
  },
  arcade: { ...usual, pictures: "edge", grounds: "turns", groups: "above", entries: "columns" },
  vista: { ...usual, pictures: "edge", cards: "bare", closing: "band", groups: "end", entries: "rows" },
  raven: { ...usual, cards: "index", figures: "open", closing: "open", entries: "rows" },
  cottage: {
    ...usual,
    headings: "middle",
    cards: "print",
    grounds: "turns",
    closing: "band",
    groups: "middle",
    entries: "bubbles",
  },
};

/** The parts that skeletons arrange, each as a list of selectors for `:is()`. */
export interface SkeletonParts extends EntryParts {
  /** The frames of blocks, and those with their own ground. */
  sections: string;
  bands: string;
  /** The heading and introduction of a block. */
  openings: string;
  /** Blocks of running text, whose heading stays at its start. */
  texts: string;
  /** Cards of a grid with their pictures above the words. */
  cards: string;
  cardPictures: string;
  highlighted: string;
  /** Rows of figures, and the panels of calls to action. */
  figures: string;
  closings: string;
  /** Panels that fill their block. */
  panels: string;
  /** Blocks with everything below each other, and blocks aligned at the start. */
  stacks: string;
  atStart: string;
  /** Lists that do not need the width of their block, and links and buttons below the content. */
  followers: string;
  /** Rows of words beside a picture, and those with the picture at the end. */
  pairs: string;
  pairsAfter: string;
  pairPictures: string;
  pairWords: string;
}

type Styles = (parts: SkeletonParts) => string;

/** The parent of a page's blocks: `<main>` on the first page, an element in it on others. */
const pageIn = (main: string) => `:root :is(${main},${main}>:where(div:not([class])))`;
const page = pageIn("main");
const noArticle = pageIn(":root main:not([data-article])");

/** Headings, and what follows them. */
const middle: Styles = ({ sections, texts, stacks, atStart, openings, followers }) =>
  `:is(${noArticle},${noArticle}>:not(${stacks},${atStart}))>${sections}:not(${texts})>div>:is(${openings},${followers}){--align:center;--sides:auto;--word-sides:auto}`;

const withoutPanel = "box-shadow:none;border:0;background:none;margin:0;border-radius:0;";

/** Cards without a panel. Their pictures are as wide as their words. */
const open = ({ cards, cardPictures, highlighted }: SkeletonParts, styles: string) =>
  `:root :is(${cards}):not(${highlighted}){${withoutPanel}overflow:visible;${styles}}` +
  `:root :is(${cards}):not(${highlighted}) :is(${cardPictures}){inline-size:100%;margin:0 0 var(--space-2);border:0;border-radius:var(--radius-m)}`;

const cardStyles: Record<Skeleton["cards"], Styles | undefined> = {
  raised: undefined,
  index: (parts) =>
    open(parts, "padding:var(--space-4) 0 0;border-block-start:2px solid var(--color-primary)"),
  bare: (parts) =>
    open(parts, "padding:0") +
    // The words of a highlighted card are on the lines of the others.
    `${media.large}{:root ${parts.highlighted}{margin-block:-1.25rem}}`,
  print: ({ cards, cardPictures }) =>
    `:root :is(${cards}){padding:.75rem .75rem 1.5rem;border-radius:4px;background:var(--color-surface-raised);box-shadow:var(--shadow-2)}` +
    `:root :is(${cards}) :is(${cardPictures}){inline-size:100%;margin:0 0 var(--space-2);border:0;border-radius:2px}`,
  ticket: ({ cards, highlighted }) =>
    `:root :is(${cards}):not(${highlighted}){border:2px dashed color-mix(in srgb,var(--color-primary) 45%,var(--color-border));background:var(--color-surface);box-shadow:none}`,
};

/** Rows in a block of the page, which may have its own width or ground, but not in a tab or a column. */
const pairsOf = ({ sections, stacks, pairs }: SkeletonParts) =>
  `:root main ${sections}:not(section *,:is(${stacks})>*)>div>div>${pairs}`;

const pictureStyles: Record<Skeleton["pictures"], Styles | undefined> = {
  beside: undefined,
  /* Two of the twelve columns of the words are on the picture. */
  lap: (parts) => {
    const words = `>:is(${parts.pairWords})`;
    const columns = `calc(-2*(100% + ${gap})/5)`;
    return (
      `${media.large}{${pairsOf(parts)}{&${words}{z-index:1;margin-inline-start:${columns};padding:var(--space-6);border:1px solid var(--color-border);border-radius:var(--radius-m);background:var(--color-surface)}` +
      `&${parts.pairsAfter}${words}{margin-inline:0 ${columns}}}}`
    );
  },
  /* A wide block has negative margins at its sides. */
  edge: (parts) => {
    const side = (pair: string, name: "start" | "end") =>
      `&${pair} ${parts.pairPictures}{inline-size:calc(100% + ${inset} + var(--frame-sides,0px));max-inline-size:none;margin-inline-${name}:calc(-1*${inset} - var(--frame-sides,0px));border-inline-${name}:0;border-start-${name}-radius:0;border-end-${name}-radius:0}`;
    const { pairsAfter } = parts;
    return `${media.large}{${pairsOf(parts)}{${side(`:not(${pairsAfter})`, "start")}${side(pairsAfter, "end")}}}`;
  },
};

const figureStyles: Record<Skeleton["figures"], Styles | undefined> = {
  panel: undefined,
  lines: ({ figures }) =>
    `:root ${figures}{box-shadow:none;background:none;margin:0;border-radius:0;border-inline:0}` +
    `:root ${figures}>*{padding-inline:0;border:0}`,
  open: ({ figures }) =>
    `:root ${figures}{${withoutPanel}gap:0 var(--gap)}` +
    `:root ${figures}>*{margin:0;padding:var(--space-4) 0;border:0;border-block-start:2px solid var(--color-primary);align-items:baseline;text-align:start}`,
};

const closingStyles: Record<Skeleton["closing"], Styles | undefined> = {
  panel: undefined,
  /* At the end of a page, it touches the footer. */
  band: ({ sections, closings }) =>
    `${page}>${sections}>div>${closings}{box-shadow:none;border:0;margin:0;border-radius:0;padding-inline:${inset};margin-inline:calc(-1*${inset});background:var(--color-tint)}` +
    `${page}>:last-child:has(>div>${closings}){padding-block-end:0}`,
  open: ({ closings }) =>
    `:root ${closings}{--align:start;--sides:0;${withoutPanel}padding:${rhythm.content} 0 0;border-block-start:3px solid var(--color-primary)}` +
    `:root ${closings} h2{font-size:var(--size-xxxl)}`,
};

/** Not next to the header, the footer or another ground, not for parts of an article, and not around a single panel. */
const turns: Styles = ({ sections, bands, texts, panels }) =>
  `@media screen and (forced-colors:none){${noArticle}>${sections}:nth-of-type(even):not(:last-child,:first-child,:has(+:is(${bands},link+${bands})),${bands}+*,${texts}:has(+:is(${texts},link+${texts})),${texts}+${texts},:has(>div>:is(${panels}):only-child))` +
  `{background:var(--color-tint);padding-block:${rhythm.ground};margin-block:${rhythm.rest}}}`;

/** The parts of a skeleton, by the parts of a page that they need. */
export function skeletonCss(
  skeleton: Skeleton,
  parts: SkeletonParts,
): Record<"sections" | "cards" | "pairs" | "figures" | "closings" | "groups", string> {
  const { headings, pictures, cards, grounds, figures, closing, groups, entries } = skeleton;
  return {
    sections: (headings === "middle" ? middle(parts) : "") + (grounds === "turns" ? turns(parts) : ""),
    cards: cardStyles[cards]?.(parts) ?? "",
    pairs: pictureStyles[pictures]?.(parts) ?? "",
    figures: figureStyles[figures]?.(parts) ?? "",
    closings: closingStyles[closing]?.(parts) ?? "",
    groups: groupCss(groups, entries, parts, ":root main:not([data-article])"),
  };
}
