import { compile, serialize, stringify, type Writer } from "stylis";

/**
 * What is asked of styles in jsdom, which lays nothing out: whether something is hidden, can be pressed, or runs from
 * right to left. The browser's tests look at all others.
 */
const asked = new Set([
  "clip",
  "clip-path",
  "content",
  "content-visibility",
  "direction",
  "display",
  "opacity",
  "overflow",
  "overflow-x",
  "overflow-y",
  "pointer-events",
  "position",
  "text-decoration",
  "transform",
  "user-select",
  "visibility",
]);

/** The last stylesheet and what is left of it: most tests have the same. */
let last = { whole: "", rest: "" };

/**
 * A stylesheet without the declarations that nothing asks for in jsdom. It goes through every rule for each element
 * whose style is asked for, which would take a third of the time of these tests.
 * @param text - CSS without nesting
 */
export function stylesAsked(text: string): string {
  if (text !== last.whole) last = { whole: text, rest: serialize(compile(text), write) };
  return last.rest;
}

/** A rule that has no declarations left is not written either. */
const write: Writer = (element, ...rest) =>
  element.type === "decl" && !asked.has(String(element.props)) ? "" : stringify(element, ...rest);
