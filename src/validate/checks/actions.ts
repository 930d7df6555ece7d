import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import type { Finding } from "../finding";
import { onFields } from "../visits";
import { anyOf, quote } from "../../words/words";

/** A button follows a link or copies a text, others do at most one of the two, and only copying shows a toast. */
const checkActions = onFields(["action"], (field): Finding[] => {
  const { value, required = false, called = required ? "button" : "card", opens } = field;
  if (typeof value !== "object" || value === null) return [];
  const has = (key: string) => Object.hasOwn(value, key);
  const [follows, copies] = [has("href"), has("copy")];
  if (opens !== undefined && has(opens)) {
    return ["copy", "toast"].filter(has).map((key) => ({
      code: "two-actions",
      message: `${quote(key)} has no effect because an entry with ${quote(opens)} opens a menu. Remove ${quote(key)}, or move it to a separate link in ${quote(opens)}.`,
      path: [...field.path, key],
      at: "key",
    }));
  }
  if (required && !follows && !copies) {
    const actions = ["href", "copy", ...(opens === undefined ? [] : [opens])];
    const message = `This ${called} does nothing. Add ${anyOf(actions)}.`;
    return [{ code: "missing-action", message, path: field.path, at: "opening" }];
  }
  if (follows && copies) {
    const article = /^[aeiou]/.test(called) ? "An" : "A";
    const message = `${article} ${called} can open a link or copy text, but not both. Remove "href" or "copy".`;
    return [{ code: "two-actions", message, path: [...field.path, "copy"], at: "key" }];
  }
  if (has("toast") && !copies) {
    const message =
      'The "toast" appears only after text is copied, but there is no "copy". Add "copy", or remove "toast".';
    const needs = [[...field.path, "copy"]];
    return [{ code: "toast-without-copy", message, path: [...field.path, "toast"], at: "key", needs }];
  }
  return [];
});

export const checks: CheckFile = {
  section: "blocks",
  codes: {
    "missing-action": { severity: "error" },
    "two-actions": { severity: "error" },
    "toast-without-copy": { severity: "error" },
  },
  general: [checkActions],
};

export const explanations: Explanations = {
  "missing-action": {
    meaning: "A button or link has neither href nor copy.",
    example: pageWith('{ "type": "cta", "heading": "Join us", "buttons": [{ "label": "Join" }] }'),
  },
  "two-actions": {
    meaning: "A button, card or link has both href and copy, or a group of links has copy.",
    example: pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Join", "href": "/", "copy": "play.fernhollow.example" }]
}`),
  },
  "toast-without-copy": {
    meaning: "A button or card has a toast but no text to copy.",
    example: pageWith(
      '{ "type": "cards", "items": [{ "title": "Village", "toast": "addressCopied" }] }',
      '"toasts": { "messages": { "addressCopied": { "title": "Address copied" } } }',
    ),
  },
};
