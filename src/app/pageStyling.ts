import { styledParts } from "../blocks/styledParts";
import type { PartRule } from "../styling/divideCss";
import { classesIn, type PaintedCss, stylesheetFor } from "../styling/emotion/sheet";
import { withUsedValues } from "../styling/usedValues";

/** What a page is first painted with, in the order in which it counts: the theme, then its own rules. */
type PageStyles = readonly [ofSite: string, own: string];

/** A page that was rendered, and how it is painted. */
export interface StyledPage {
  /** What is painted first: the frame above the page, and its first block. */
  beginning: string;
  /** What stands below, which is painted with the stylesheet of the page. */
  others: string;
  styles: PageStyles;
}

/** What the pages of a site are first painted with. */
export interface SiteRules {
  /** That of every page. */
  first: string;
  /** The rules of the theme that are about parts of pages. */
  ofParts: readonly PartRule[];
}

/**
 * Divides a page into what is painted first and what comes below, and tells the styles of the former.
 * @param html - of a page, as it was rendered
 */
export function stylePage(html: string, site: SiteRules): StyledPage {
  const { starts, endOfMain } = blocksOf(html);
  const end = starts[1] ?? endOfMain;
  const beginning = html.slice(0, end);
  return { beginning, others: html.slice(end), styles: stylesOf(withoutClosed(beginning), site) };
}

/**
 * What was worked out for the pages of a site, most of which have the same classes: by what the site has in common, by the
 * rules of their classes, and by where attributes stand. It is known for as long as the former are.
 */
const known = new WeakMap<SiteRules, WeakMap<PaintedCss, Map<string, PageStyles>>>();

/** @param painted - the HTML that is painted first */
function stylesOf(painted: string, site: SiteRules): PageStyles {
  const own = stylesheetFor(painted);
  let ofSite = known.get(site);
  if (!ofSite) known.set(site, (ofSite = new WeakMap()));
  let ofClasses = ofSite.get(own);
  if (!ofClasses) ofSite.set(own, (ofClasses = new Map()));
  const attributes = attributesIn(painted, site);
  let styles = ofClasses.get(attributes);
  if (!styles) {
    const css = rulesFor(painted, site) + own.css;
    ofClasses.set(attributes, (styles = [withUsedValues(site.first, css), css]));
  }
  return styles;
}

/** Where the blocks of a page begin. React tells where each begins and ends: they can fail by themselves. */
function blocksOf(html: string): { starts: number[]; endOfMain: number } {
  const endOfMain = html.indexOf("</main>") + "</main>".length;
  const starts: number[] = [];
  let depth = 0;
  for (let at = html.indexOf("<!--", html.indexOf("<main ")); at >= 0; at = html.indexOf("<!--", at + 1)) {
    if (at >= endOfMain) break;
    if (html.startsWith("/$-->", at + 4)) depth--;
    else if (html.startsWith("$-->", at + 4) || html.startsWith("$!-->", at + 4)) {
      if (depth++ === 0) starts.push(at);
    }
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

/** What is closed is not painted: dialogs, and the lists of groups in the header. */
function withoutClosed(html: string): string {
  return html.replaceAll(/<dialog [\s\S]*?<\/dialog>|<ul [^>]*popover="auto"[\s\S]*?<\/ul><\/div>/g, "");
}

/** The rules of the theme for the parts that are painted first. */
function rulesFor(painted: string, { ofParts }: SiteRules): string {
  const names = classesIn(painted);
  const isFor = (hook: string) => names.has(hook) || (isAttribute(hook) && hasAttribute(painted, hook));
  return ofParts
    .filter(({ hooks }) => hooks.some(isFor))
    .map(({ css }) => css)
    .join("");
}

/** Which attributes stand there that rules are about: nothing but these and its classes decides about the rules of a page. */
function attributesIn(painted: string, { ofParts }: SiteRules): string {
  let found = "";
  for (const { hooks } of ofParts)
    for (const hook of hooks) if (isAttribute(hook)) found += hasAttribute(painted, hook) ? 1 : 0;
  return found;
}

/** Whether a rule finds its elements by an attribute, and not by a class. */
function isAttribute(hook: string): boolean {
  return hook.startsWith("data-");
}

function hasAttribute(html: string, hook: string): boolean {
  return html.includes(` ${hook}`);
}
