import type { PresetName } from "../../config/theme";
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
}

/** Presets with the same hero have different skeletons. */
export const skeletons: Readonly<Record<PresetName, Skeleton>> = {
  midnight: { headings: "middle", pictures: "beside", cards: "index", grounds: "page" },
  ember: { headings: "start", pictures: "lap", cards: "ticket", grounds: "page" },
  daylight: { headings: "start", pictures: "beside", cards: "raised", grounds: "page" },
  parchment: { headings: "middle", pictures: "beside", cards: "raised", grounds: "page" },
  meadow: { headings: "start", pictures: "beside", cards: "raised", grounds: "turns" },
  atlas: { headings: "middle", pictures: "lap", cards: "raised", grounds: "page" },
  arcade: { headings: "start", pictures: "edge", cards: "raised", grounds: "turns" },
  vista: { headings: "start", pictures: "edge", cards: "bare", grounds: "page" },
  raven: { headings: "start", pictures: "beside", cards: "index", grounds: "page" },
  cottage: { headings: "middle", pictures: "beside", cards: "print", grounds: "turns" },
};

/** The parts that skeletons arrange, each as a list of selectors for `:is()`. */
export interface SkeletonParts {
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
const noArticle = pageIn("main:not([data-article])");

const middle: Styles = ({ sections, openings, texts }) =>
  `${noArticle}>${sections}:not(${texts})>div>:is(${openings}){--align:center;--sides:auto;--word-sides:auto}`;

/** Cards without a panel. Their pictures are as wide as their words. */
const open = ({ cards, cardPictures, highlighted }: SkeletonParts, styles: string) =>
  `:root :is(${cards}):not(${highlighted}){overflow:visible;margin:0;border:0;border-radius:0;background:none;box-shadow:none;backdrop-filter:none;${styles}}` +
  `:root :is(${cards}):not(${highlighted}) :is(${cardPictures}){inline-size:100%;margin:0 0 var(--space-2);border:0;border-radius:var(--radius-m)}`;

const cardStyles: Record<Skeleton["cards"], Styles | undefined> = {
  raised: undefined,
  index: (parts) =>
    open(parts, "padding:var(--space-4) 0 0;border-block-start:2px solid var(--color-primary)"),
  bare: (parts) => open(parts, "padding:0"),
  print: ({ cards, cardPictures }) =>
    `:root :is(${cards}){padding:.75rem .75rem 1.5rem;border-radius:4px;background:var(--color-surface-raised);box-shadow:var(--shadow-2)}` +
    `:root :is(${cards}) :is(${cardPictures}){inline-size:100%;margin:0 0 var(--space-2);border:0;border-radius:2px}`,
  ticket: ({ cards, highlighted }) =>
    `:root :is(${cards}):not(${highlighted}){border:2px dashed color-mix(in srgb,var(--color-primary) 45%,var(--color-border));background:var(--color-surface);box-shadow:none}`,
};

const pictureStyles: Record<Skeleton["pictures"], Styles | undefined> = {
  beside: undefined,
  /* Two of the twelve columns of the words are on the picture. */
  lap: ({ sections, pairs, pairsAfter, pairWords }) => {
    const words = (pair: string) => `${page}>${sections} ${pair}>:is(${pairWords})`;
    const columns = `calc(-2*(100% + ${gap})/5)`;
    return (
      `${media.large}{${words(`:is(${pairs})`)}{z-index:1;padding:var(--space-6);border:1px solid var(--color-border);border-radius:var(--radius-m);background:var(--color-surface)}` +
      `${words(`:is(${pairs}):not(${pairsAfter})`)}{margin-inline-start:${columns}}` +
      `${words(`:is(${pairsAfter})`)}{margin-inline-end:${columns}}}`
    );
  },
  edge: ({ sections, pairs, pairsAfter, pairPictures }) => {
    const picture = (pair: string) => `${page}>${sections} ${pair} ${pairPictures}`;
    const side = (name: "start" | "end") =>
      `{inline-size:calc(100% + ${inset});max-inline-size:none;margin-inline-${name}:calc(-1*${inset});border-inline-${name}:0;border-start-${name}-radius:0;border-end-${name}-radius:0}`;
    return (
      `${media.large}{${picture(`:is(${pairs}):not(${pairsAfter})`)}${side("start")}` +
      `${picture(`:is(${pairsAfter})`)}${side("end")}}`
    );
  },
};

/** Not next to the header, the footer or another ground. */
const turns: Styles = ({ sections, bands }) =>
  `@media screen and (forced-colors:none){${noArticle}>${sections}:nth-of-type(even):not(:last-child,:first-child,:has(+:is(${bands},link+${bands})),${bands}+*)` +
  `{background:var(--color-tint);padding-block:${rhythm.ground};margin-block:${rhythm.rest}}}`;

/** The parts of a skeleton, by the parts of a page that they need. */
export function skeletonCss(
  skeleton: Skeleton,
  parts: SkeletonParts,
): Record<"sections" | "cards" | "pairs", string> {
  const { headings, pictures, cards, grounds } = skeleton;
  return {
    sections: (headings === "middle" ? middle(parts) : "") + (grounds === "turns" ? turns(parts) : ""),
    cards: cardStyles[cards]?.(parts) ?? "",
    pairs: pictureStyles[pictures]?.(parts) ?? "",
  };
}
