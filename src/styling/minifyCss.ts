import { withShortNames } from "./shortNames";

const quoted = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/;

/**
 * Drops the comments and spaces that CSS does not need, and shortens the names of the theme's values. Quoted text does
 * not change.
 * @param css - our own rules: an unquoted address in them has no spaces, and a quoted one no comment
 */
export function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .split(quoted)
    .map((part, index) => (index % 2 === 1 ? part : squeeze(withShortNames(part))))
    .join("")
    .trim();
}

function squeeze(css: string): string {
  return css
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,>]) ?/g, "$1")
    .replaceAll(/(?<![\w.])0\.(?=\d)/g, ".")
    .replaceAll(" !", "!")
    .replaceAll(/([:(]) /g, "$1")
    .replaceAll(" )", ")")
    .replaceAll(";}", "}");
}
