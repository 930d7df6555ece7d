import { inline } from "../../schema/exampleOf";
import { quote } from "../../words/words";

/** A longer line is not copied from a message. */
const longestLine = 300;

/** A key with a whole value as one line to paste. Entries of a list that is too long are left out: `"rows": [["Oak", "5"], …]`. */
export function lineFor(key: string, value: unknown): string {
  return `${quote(key)}: ${whole(value)}`;
}

/** A whole value as one line to paste, without the last entries of a list that is too long. */
export function whole(value: unknown): string {
  const line = inline(value);
  if (line.length <= longestLine || !Array.isArray(value) || value.length < 2) return line;
  let shown = value.length - 1;
  while (shown > 1 && inline(value.slice(0, shown)).length > longestLine) shown--;
  return `${inline(value.slice(0, shown)).slice(0, -1)}, …]`;
}
