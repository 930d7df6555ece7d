import type { DividedCss, PartRule } from "../styling/divideCss";
import { dividedValues } from "../styling/usedValues";
import { classesIn, stylesheetFor } from "../styling/emotion/sheet";

/** A page that was rendered, and how it is painted. */
export interface StyledPage {
  /** What is painted first: the frame above the page, and its first block. */
  beginning: string;
  /** What stands below, which is painted with the rest of the styles. */
  others: string;
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
  const end = endOfFirstBlock(html);
  const beginning = html.slice(0, end);
  const painted = withoutClosed(beginning);
  const own = stylesheetFor(html, painted);
  const parts = rulesFor(site.ofParts, html, painted);
  const first = parts.first + own.first;
  const theme = dividedValues(site.first, first);
  return {
    beginning,
    others: html.slice(end),
    styles: { first: [theme.first, first], rest: theme.rest + site.rest + parts.rest + own.rest },
  };
}

/**
 * Where the second block of a page begins; where it has none, the end of its content. React tells where each block begins and
 * ends: they can fail by themselves.
 */
function endOfFirstBlock(html: string): number {
  const start = html.indexOf("<main ");
  const end = html.indexOf("</main>") + "</main>".length;
  let depth = 0;
  let blocks = 0;
  for (const { 1: isEnd, index } of html.slice(start, end).matchAll(/<!--(\/)?\$!?-->/g)) {
    if (isEnd) depth--;
    else if (depth++ === 0 && ++blocks === 2) return start + index;
  }
  return end;
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
