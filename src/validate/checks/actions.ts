import type { Finding } from "../finding";
import { fieldsOf } from "../fieldsOf";
import { quote } from "../../words/words";

/**
 * A button follows a link or copies a text, never both; a card may do either; an entry of the navigation may open
 * links instead; only copying shows a toast.
 */
export function checkActions(config: unknown): Finding[] {
  return fieldsOf(config, "action").flatMap((field): Finding[] => {
    const { value, required = false, called = required ? "button" : "card", opens } = field;
    if (typeof value !== "object" || value === null) return [];
    const has = (key: string) => Object.hasOwn(value, key);
    const [follows, copies] = [has("href"), has("copy")];
    if (opens !== undefined && has(opens)) {
      return ["href", "copy", "toast"].filter(has).map((key) => ({
        code: "two-actions",
        message: `An entry with ${quote(opens)} only opens them, so ${quote(key)} has no effect. Remove ${quote(key)}, or make it a separate link in ${quote(opens)}.`,
        path: [...field.path, key],
        at: "key",
      }));
    }
    if (required && !follows && !copies) {
      const other = opens === undefined ? "" : `, or ${quote(opens)} to open`;
      const message = `This ${called} does nothing. Give it an "href" to follow${other ? "," : " or"} a text to "copy"${other}.`;
      return [{ code: "missing-action", message, path: field.path, at: "opening" }];
    }
    if (follows && copies) {
      const article = /^[aeiou]/.test(called) ? "An" : "A";
      const message = `${article} ${called} either opens a link or copies a text. Remove "href" or "copy".`;
      return [{ code: "two-actions", message, path: [...field.path, "copy"], at: "key" }];
    }
    if (has("toast") && !copies) {
      const message =
        'A toast is shown after copying, but there is nothing to copy. Add a "copy", or remove "toast".';
      return [{ code: "toast-without-copy", message, path: [...field.path, "toast"], at: "key" }];
    }
    return [];
  });
}
