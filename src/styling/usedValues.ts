import { type DividedCss, rulesIn } from "./divideCss";

/** A rule that gives the theme's values: of the root, and of the root in one of two looks. */
const ofRoot = /^(?:@media[^{]*\{)?:root[^\s{]*\{/;
const declaration = /([\w-]+):((?:[^;{}"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*)(?:;|(?=\}))/g;

/** Whether a rule is about nothing but the theme's values. */
export function givesValues(rule: string): boolean {
  return ofRoot.test(rule);
}

/**
 * Divides the rules of a theme by the values that others ask for: those that none does come with the rest.
 * @param theme - what every page begins with
 * @param users - the rules that the page is first painted with
 */
export function dividedValues(theme: string, users: string): DividedCss {
  const rules = rulesIn(theme);
  const used = usedIn([users, ...rules.filter((rule) => !givesValues(rule))].join(""));
  const values = rules.filter(givesValues).join("");
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const [, name = "", value = ""] of values.matchAll(declaration))
      if (used.has(name)) for (const other of usedIn(value)) used.add(other);
  }
  const only = (rule: string, isWanted: (name: string) => boolean) =>
    rule
      .replaceAll(declaration, (all: string, name: string) => (isWanted(name) ? all : ""))
      .replaceAll(";}", "}");
  const isFirst = (name: string) => !name.startsWith("--") || used.has(name);
  const isEmpty = (rule: string) => rule.includes("{}");
  return {
    first: rules
      .map((rule) => (givesValues(rule) ? only(rule, isFirst) : rule))
      .filter((rule) => !isEmpty(rule))
      .join(""),
    rest: rules
      .filter((rule) => givesValues(rule))
      .map((rule) => only(rule, (name) => !isFirst(name)))
      .filter((rule) => !isEmpty(rule))
      .join(""),
  };
}

function usedIn(css: string): Set<string> {
  return new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
}
