import { styledParts } from "../blocks/styledParts";
import type { DividedCss, PartRule } from "../styling/divideCss";
import { dividedValues } from "../styling/usedValues";
import { classesIn, stylesheetFor } from "../styling/emotion/sheet";

/** The styles of a page, in the order in which they count. */
interface PageStyles {
  /** What it is first painted with: the theme, then its own. */
  first: readonly [ofSite: string, own: string];
  rest: string;
}

/** A page that was rendered, and how it is painted. */
export interface StyledPage {
  /** What is painted first: the frame above the page, and its first block. */
  beginning: string;
  /** What stands below, which is painted with the rest of the styles. */
  others: string;
  styles: PageStyles;
}

/** What the pages of a site have in common. */
export interface SiteRules {
  /** What every page is first painted with. */
  first: string;
  /** The rules of the theme that are about parts of pages. */
  ofParts: readonly PartRule[];
  /** What no page is first painted with. */
  rest: string;
}

/**
 * Divides a page into what is painted first and what comes below, and tells the styles of both.
 * @param html - of a page, as it was rendered
 */
export function stylePage(html: string, site: SiteRules): StyledPage {
  const { starts, endOfMain } = blocksOf(html);
  const end = starts[1] ?? endOfMain;
  const [beginning, others] = [html.slice(0, end), html.slice(end)];
  const { painted, closed } = withoutClosed(beginning);
  return {
    beginning,
    others,
    styles: stylesOf(painted, closed + others, site),
  };
}

/**
 * What was worked out for the pages of a site, most of which have the same classes: by what the site has in common, by the
 * rules of their classes, and by where attributes stand. It is known for as long as the former are.
 */
const known = new WeakMap<SiteRules, WeakMap<DividedCss, Map<string, PageStyles>>>();

/**
 * Divides the styles of a page.
 * @param painted - what is painted first
 * @param below - all else of the page
 */
function stylesOf(painted: string, below: string, site: SiteRules): PageStyles {
  const own = stylesheetFor(painted, below);
  let ofSite = known.get(site);
  if (!ofSite) known.set(site, (ofSite = new WeakMap()));
  let ofClasses = ofSite.get(own);
  if (!ofClasses) ofSite.set(own, (ofClasses = new Map()));
  const attributes = attributesIn(site, painted, below);
  let styles = ofClasses.get(attributes);
  if (!styles) ofClasses.set(attributes, (styles = dividedStyles(own, painted, below, site)));
  return styles;
}

function dividedStyles(own: DividedCss, painted: string, below: string, site: SiteRules): PageStyles {
  const parts = rulesFor(site.ofParts, painted, below);
  const first = parts.first + own.first;
  const theme = dividedValues(site.first, first);
  return { first: [theme.first, first], rest: theme.rest + site.rest + parts.rest + own.rest };
}

/** Where the blocks of a page begin. React tells where each begins and ends: they can fail by themselves. */
function blocksOf(html: string): { starts: number[]; endOfMain: number } {
  const start = html.indexOf("<main ");
  const endOfMain = html.indexOf("</main>") + "</main>".length;
  const starts: number[] = [];
  let depth = 0;
  for (const { 1: isEnd, index } of html.slice(start, endOfMain).matchAll(/<!--(\/)?\$!?-->/g)) {
    if (isEnd) depth--;
    else if (depth++ === 0) starts.push(start + index);
  }
  return { starts, endOfMain };
}

/** Has `<main>` tell where all of its blocks are running text, before they have come: a document comes in pieces. */
export function markArticle(html: string): string {
  const { starts } = blocksOf(html);
  const isArticle =
    starts.length > 0 && starts.every((start, index) => isRunningText(html.slice(start, starts[index + 1])));
  return isArticle ? html.replace("<main ", "<main data-article ") : html;
}

const firstSection = /<(?:section|article)\b[^>]*? class="([^"]*)"/;

/** Whether a block is one of running text, also where it stands on a ground of its own. */
function isRunningText(block: string): boolean {
  const names = firstSection.exec(block)?.[1]?.split(" ") ?? [];
  return names.some((name) => `.${name}` === styledParts.articleParts);
}

/** What is closed is not painted. */
function withoutClosed(html: string): { painted: string; closed: string } {
  let closed = "";
  const painted = html.replaceAll(/<dialog [\s\S]*?<\/dialog>/g, (dialog) => {
    closed += dialog;
    return "";
  });
  return { painted, closed };
}

/** The rules for what stands on a page. */
function rulesFor(rules: readonly PartRule[], painted: string, below: string): DividedCss {
  const [first, later] = [classesIn(painted), classesIn(below)];
  const sheet = { first: "", rest: "" };
  for (const { hooks, css } of rules) {
    const isFor = (names: ReadonlySet<string>, text: string) =>
      hooks.some((hook) => names.has(hook) || (isAttribute(hook) && hasAttribute(text, hook)));
    if (isFor(first, painted)) sheet.first += css;
    else if (isFor(later, below)) sheet.rest += css;
  }
  return sheet;
}

/** Where the attributes stand that rules are about: nothing but these and its classes decides about the rules of a page. */
function attributesIn({ ofParts }: SiteRules, painted: string, below: string): string {
  let found = "";
  for (const { hooks } of ofParts) {
    for (const hook of hooks) {
      if (isAttribute(hook)) found += hasAttribute(painted, hook) ? 2 : hasAttribute(below, hook) ? 1 : 0;
    }
  }
  return found;
}

/** Whether a rule finds its elements by an attribute, and not by a class. */
function isAttribute(hook: string): boolean {
  return hook.startsWith("data-");
}

function hasAttribute(html: string, hook: string): boolean {
  return html.includes(` ${hook}`);
}
