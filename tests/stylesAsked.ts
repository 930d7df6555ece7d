import { compile, serialize, stringify, type Writer } from "stylis";

/**
 * The style properties that matter in jsdom, which has no layout: visibility, pointer events and text direction.
 * Browser tests cover all others.
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

/** A cache of one entry, because most tests have the same stylesheet. */
let last = { whole: "", rest: "" };

/**
 * A stylesheet without irrelevant declarations. jsdom checks every rule for each computed style, which would take a
 * third of these tests' time.
 * @param text - CSS without nesting
 */
export function stylesAsked(text: string): string {
  if (text !== last.whole) last = { whole: text, rest: serialize(compile(text), write) };
  return last.rest;
}

/** Empty rules are removed too. */
const write: Writer = (element, ...rest) =>
  element.type === "decl" && !asked.has(String(element.props)) ? "" : stringify(element, ...rest);
