import type { Finding } from "../finding";
import { fieldsOf } from "../fieldsOf";

/** A button follows a link or copies a text, never both; a card may do either; only copying shows a toast. */
export function checkActions(config: unknown): Finding[] {
  return fieldsOf(config, "action").flatMap((field): Finding[] => {
    const { value, required = false } = field;
    if (typeof value !== "object" || value === null) return [];
    const [follows, copies] = [Object.hasOwn(value, "href"), Object.hasOwn(value, "copy")];
    if (required && !follows && !copies) {
      const message = 'This button does nothing. Give it an "href" to follow or a text to "copy".';
      return [{ code: "missing-action", message, path: field.path, at: "opening" }];
    }
    if (follows && copies) {
      const message = `A ${required ? "button" : "card"} either follows a link or copies a text. Remove "href" or "copy".`;
      return [{ code: "two-actions", message, path: [...field.path, "copy"], at: "key" }];
    }
    if (Object.hasOwn(value, "toast") && !copies) {
      const message =
        'A toast is shown after copying, but there is nothing to copy. Add a "copy", or remove "toast".';
      return [{ code: "toast-without-copy", message, path: [...field.path, "toast"], at: "key" }];
    }
    return [];
  });
}
