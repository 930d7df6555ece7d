import { rulesIn } from "./divideCss";

/** A rule that gives the theme's values: of the root, and of the root in one of two looks. */
const ofRoot = /^(?:@media[^{]*\{)?:root[^\s{]*\{/;
const declaration = /([\w-]+):((?:[^;{}"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*)(?:;|(?=\}))/g;

/** Whether a rule is about nothing but the theme's values. */
export function givesValues(rule: string): boolean {
  return ofRoot.test(rule);
}

/**
 * The rules of a theme without the values that no rule asks for.
 * @param theme - what every page begins with
 * @param users - the rules that the page is first painted with
 */
export function withUsedValues(theme: string, users: string): string {
  const rules = rulesIn(theme);
  const used = usedIn([users, ...rules.filter((rule) => !givesValues(rule))].join(""));
  const values = rules.filter(givesValues).join("");
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const [, name = "", value = ""] of values.matchAll(declaration))
      if (used.has(name)) for (const other of usedIn(value)) used.add(other);
  }
  const isUsed = (name: string) => !name.startsWith("--") || used.has(name);
  const withUsed = (rule: string) =>
    rule
      .replaceAll(declaration, (all: string, name: string) => (isUsed(name) ? all : ""))
      .replaceAll(";}", "}");
  return rules
    .map((rule) => (givesValues(rule) ? withUsed(rule) : rule))
    .filter((rule) => !rule.includes("{}"))
    .join("");
}

function usedIn(css: string): Set<string> {
  return new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
}
