const signs = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

/** The rules of CSS that stand in no other rule, in their order. */
export function rulesIn(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(signs)) {
    if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return rules;
}

const laterState =
  /:(?:hover|active|focus|focus-visible|focus-within)\b|::(?:backdrop|selection)|view-transition-(?:group|old|new)/;

/** A rule about nothing but the blur behind an element, which takes a paint long, or the place of what opens beside it. */
const isForLater = /\{(?:(?:-webkit-backdrop-filter|backdrop-filter|anchor-name|anchor-scope):[^;{}]*;?)+\}$/;

/**
 * Whether a rule cannot matter for the first paint: it is for paper, for the visitor's own colours, for what
 * is pressed or has the focus, or for what a pointer rests on or opens; or it may come a moment later, as it only blurs what lies behind.
 * @param rule - one of `rulesIn`, minified
 */
export function isLate(rule: string): boolean {
  if (/^@media (?:print|\(forced-colors:active\))\{/.test(rule)) return true;
  const hovering = "@media (hover:hover){";
  if (rule.startsWith(hovering)) return rulesIn(rule.slice(hovering.length, -1)).every(isLate);
  if (rule.startsWith("@")) return false;
  if (isForLater.test(rule) || /^[^{,]*:popover-open/.test(rule)) return true;
  return outOfBrackets(selectorsOf(rule)).every((selector) => laterState.test(selector));
}

/** A type of element, or an attribute of ours, that a selector finds nothing without. */
const required = /(?<=^|[\s>+~])[a-z][a-z0-9]*(?![\w-])|(?<=\[)data-[\w-]+/g;
/** What every page has around all that is painted, where scripts tell how far the page is. */
const aroundAll = new Set(["html", "body", "data-ready", "data-fresh", "data-look"]);
const condition = /^@(?:media|container|supports)[^{]*\{/;

/**
 * Whether a rule is about elements alone of which none stands in what is painted first.
 * @param marks - what stands there: see `marksIn`
 */
function isOfOthers(rule: string, marks: ReadonlySet<string>): boolean {
  const begin = condition.exec(rule)?.[0];
  if (begin) return rulesIn(rule.slice(begin.length, -1)).every((inner) => isOfOthers(inner, marks));
  if (rule.startsWith("@")) return false;
  return outOfBrackets(selectorsOf(rule).replaceAll(oneNeeded, " $1")).every((selector) =>
    selector.match(required)?.some((mark) => !marks.has(mark) && !aroundAll.has(mark)),
  );
}

/** What comes before the braces of a rule, without what stands in quotes. */
function selectorsOf(rule: string): string {
  return rule.slice(0, rule.indexOf("{")).replaceAll(/"[^"]*"|'[^']*'/g, "");
}

/** One thing that an element has to have in it. */
const oneNeeded = /:has\(([^(),]*)\)/g;

/** Selectors without what stands in brackets, which may be one of several, or what is missing. */
function outOfBrackets(selectors: string): string[] {
  let depth = 0;
  const text = selectors.replaceAll(/[()]|[^()]+/g, (part) => {
    if (part === "(") depth++;
    else if (part === ")") depth--;
    else if (depth === 0) return part;
    return "";
  });
  return text.split(",");
}

/** The types of the elements that stand in HTML, and their attributes that begin with `data-`. */
export function marksIn(html: string): Set<string> {
  const marks = html.matchAll(/<([a-z][a-z0-9]*)| (data-[\w-]+)(?=[=\s>])/g);
  return new Set([...marks].map(([, type, attribute]) => type ?? attribute!));
}

/** How something changes, which matters once the stylesheet of the page is there. */
const transition = /(?<=[{;])transition:[^;}]*;?/g;

/**
 * The rules of a style that the first paint of a page needs.
 * @param marks - what stands in what is painted first: see `marksIn`
 */
export function paintedRules(css: string, marks: ReadonlySet<string>): string {
  return rulesIn(css)
    .filter((rule) => !isLate(rule) && !isOfOthers(rule, marks))
    .map((rule) => rule.replaceAll(transition, ""))
    .filter((rule) => !rule.endsWith("{}"))
    .join("");
}

/** A rule that is about parts of pages, by the hooks of these: names of classes, and attributes of badges and pictures. */
export interface PartRule {
  hooks: readonly string[];
  css: string;
}

/** One of several selectors that names elements by what they are, and nothing else. */
const withoutHook = /(?:^|[,{}(])\s*(?:[a-z*]|::|:root(?=[{:[]))[^.(),{}]*(?=[,{)]|$)/;

/**
 * By what a rule finds its elements: the names of classes, and the attributes of badges and pictures.
 * @returns nothing where it may find others too
 */
export function hooksOf(rule: string): string[] | undefined {
  const selectors = rule.replaceAll(/\{[^{}]*\}/g, "{}");
  const hooks = [...selectors.matchAll(/\.([a-zA-Z][\w-]*)|\[(data-(?:tag|focus)(?:="[^"]*")?)/g)].map(
    ([, name, attribute]) => name ?? attribute!,
  );
  const isOpen = withoutHook.test(selectors.replaceAll(/@[^{]*\{/g, ""));
  return hooks.length === 0 || isOpen ? undefined : hooks;
}
