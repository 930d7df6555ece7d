import type { PartRule } from "../styling/divideCss";
import { classesIn, type PaintedCss, stylesheetFor } from "../styling/emotion/sheet";
import { STYLES_ID } from "./pageData";
import { withUsedValues } from "../styling/usedValues";

/** What a page is first painted with, in the order in which it counts: the theme, then its own rules. */
type PageStyles = readonly [ofSite: string, own: string];

/** What the pages of a site are first painted with. */
export interface SiteRules {
  /** That of every page. */
  first: string;
  /** The rules of the theme that are about parts of pages. */
  ofParts: readonly PartRule[];
}

/**
 * The styles of everything above the link to the page's stylesheet.
 * @param html - of a page, as it was rendered
 */
export function stylePage(html: string, site: SiteRules): PageStyles {
  return stylesOf(withoutClosed(html.slice(0, html.indexOf(`id="${STYLES_ID}"`))), site);
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
