import type { Finding } from "../../finding";
import { valueAt } from "../../schemaAt";
import { textsIn } from "../../textsIn";
import { quote } from "../../words";

/** Keys with a text that do something only where another key stands beside them. */
const needs: Readonly<Record<string, string>> = { badgeVariant: "badge" };

/** Each key of a block does something. */
export function checkKeysWithoutEffect(config: unknown): Finding[] {
  return textsIn(config).flatMap((text): Finding[] => {
    const other =
      typeof text.part === "string" && Object.hasOwn(needs, text.part) ? needs[text.part] : undefined;
    if (other === undefined) return [];
    const { path } = text;
    if (valueAt(config, [...path.slice(0, -1), other]) !== undefined) return [];
    const message = `${quote(text.part)} does nothing here, as there is no ${quote(other)}. Add ${quote(other)}, or remove ${quote(text.part)}.`;
    return [{ code: "key-without-effect", message, path, at: "key" }];
  });
}
