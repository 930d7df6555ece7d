/** CSS in two parts: what the first paint of a page needs, and what may come a moment later. */
export interface DividedCss {
  first: string;
  rest: string;
}

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

const laterState = /:(?:hover|active)\b|::(?:backdrop|selection)|view-transition-(?:group|old|new)/;
/** There, the state may be one of several, or the one that is missing. */
const inAList = /:(?:is|where|not|has)\([^)]*:(?:hover|active)\b/;
const commaOfSelectors = /,(?![^(]*\))/;

/**
 * Whether a rule cannot matter for the first paint: it is for paper, for what is pressed, or for what a pointer rests on.
 * @param rule - one of `rulesIn`, minified
 */
export function isLate(rule: string): boolean {
  if (rule.startsWith("@media print{")) return true;
  const hovering = "@media (hover:hover){";
  if (rule.startsWith(hovering)) return rulesIn(rule.slice(hovering.length, -1)).every(isLate);
  if (rule.startsWith("@")) return false;
  const selectors = rule.slice(0, rule.indexOf("{")).split(commaOfSelectors);
  return selectors.every((selector) => laterState.test(selector) && !inAList.test(selector));
}

/** Whether a rule, once it stands behind others of the same style, could lose to one of these. */
const hasState = /[:[]/;

/**
 * Divides the rules of one style. A rule about another state that stands behind one that comes later is said again with
 * it, so that it still wins.
 */
export function divideStyle(css: string): DividedCss {
  let first = "";
  let rest = "";
  for (const rule of rulesIn(css)) {
    const isLater = isLate(rule);
    if (!isLater) first += rule;
    if (isLater || (rest !== "" && hasState.test(rule.slice(0, rule.indexOf("{"))))) rest += rule;
  }
  return { first, rest };
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
