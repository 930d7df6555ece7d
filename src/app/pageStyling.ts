import { styledParts } from "../blocks/styledParts";
import type { DividedCss, PartRule } from "../styling/divideCss";
import { dividedValues } from "../styling/usedValues";
import { classesIn, stylesheetFor } from "../styling/emotion/sheet";

/** A page that was rendered, and how it is painted. */
export interface StyledPage {
  /** What is painted first: the frame above the page, and its first block. */
  beginning: string;
  /** What stands below, which is painted with the rest of the styles. */
  others: string;
  /** Whether all of its blocks are running text, which stands in a column: `runningText` asks the link to its styles. */
  isArticle: boolean;
  styles: {
    /** What it is first painted with: the theme, then its own. */
    first: readonly [ofSite: string, own: string];
    rest: string;
  };
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
  const beginning = html.slice(0, end);
  const painted = withoutClosed(beginning);
  const own = stylesheetFor(html, painted);
  const parts = rulesFor(site.ofParts, html, painted);
  const first = parts.first + own.first;
  const theme = dividedValues(site.first, first);
  return {
    beginning,
    others: html.slice(end),
    isArticle: starts.every((start) => isRunningText(html, start)),
    styles: { first: [theme.first, first], rest: theme.rest + site.rest + parts.rest + own.rest },
  };
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

const firstSection = /<(?:section|article)\b[^>]*? class="([^"]*)"/g;

/** Whether the block that begins here is one of running text, also where it stands on a ground of its own. */
function isRunningText(html: string, start: number): boolean {
  firstSection.lastIndex = start;
  const names = firstSection.exec(html)?.[1]?.split(" ") ?? [];
  return names.some((name) => `.${name}` === styledParts.articleParts);
}

/** What is closed is not painted. */
function withoutClosed(html: string): string {
  return html.replaceAll(/<dialog [\s\S]*?<\/dialog>/g, "");
}

/** The rules for what stands on a page. */
function rulesFor(rules: readonly PartRule[], html: string, painted: string): DividedCss {
  const there = classesIn(html);
  const first = classesIn(painted);
  const sheet = { first: "", rest: "" };
  for (const { hooks, css } of rules) {
    const isFor = (names: ReadonlySet<string>, text: string) =>
      hooks.some((hook) => names.has(hook) || (hook.startsWith("data-") && text.includes(` ${hook}`)));
    if (isFor(first, painted)) sheet.first += css;
    else if (isFor(there, html)) sheet.rest += css;
  }
  return sheet;
}
