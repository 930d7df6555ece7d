import type { KeyFacts } from "./keyFacts";
import { formatJson } from "./formatJson";
import { code, described } from "./markdown";
import { valueWords } from "./valueWords";

/** In characters. Longer examples are not shown. */
const longestExample = 60;

/**
 * The hover text of a key in an editor.
 * @param example - a valid value
 * @param anchor - its section in the reference
 */
export function hoverText(
  { description, value, isRequired, fallback }: KeyFacts,
  example: unknown,
  anchor: string | undefined,
): string {
  const shown = example === undefined ? "" : formatJson(example, "", -Infinity);
  const start = isRequired ? "Required: " : "";
  const words = valueWords(value);
  const without = fallback === undefined ? "" : ` Default: ${code(formatJson(fallback, "", -Infinity))}.`;
  return [
    described(description),
    `${start || "Value: "}${words}.${without}`,
    ...(shown && shown.length <= longestExample ? [`Example: ${code(shown)}`] : []),
    ...(anchor ? [`More: docs/config.md#${anchor}`] : []),
  ].join("\n\n");
}
