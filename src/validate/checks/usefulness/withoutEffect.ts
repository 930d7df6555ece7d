import type { Finding } from "../../finding";
import { valueAt } from "../../../schema/schemaAt";
import { textsIn } from "../../../json/textsIn";
import { quote } from "../../../words/words";

/** Keys with a text that do something only where another key stands beside them. */
const needs: ReadonlyMap<string | number, string> = new Map([["badgeVariant", "badge"]]);

/** Each key of a block does something. */
export function checkKeysWithoutEffect(config: unknown): Finding[] {
  return textsIn(config, (_, part) => needs.has(part)).flatMap(({ path }): Finding[] => {
    const part = path.at(-1)!;
    const other = needs.get(part)!;
    if (valueAt(config, [...path.slice(0, -1), other]) !== undefined) return [];
    const message = `${quote(String(part))} does nothing here, as there is no ${quote(other)}. Add ${quote(other)}, or remove ${quote(String(part))}.`;
    return [{ code: "key-without-effect", message, path, at: "key" }];
  });
}
