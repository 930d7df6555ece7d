import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import type { Finding } from "../finding";
import { onFields } from "../visits";
import { anyOf, quote } from "../../words/words";

/** The actions of keys other than "href". */
const doings: Readonly<Record<string, string>> = { copy: "copy text", image: "show a picture" };

/** A button follows a link or copies a text, others do at most one of the two, and only copying shows a toast. */
const checkActions = onFields(["action"], (field): Finding[] => {
  const { value, actions = ["href", "copy"], opens } = field;
  const required = field.required ?? field.actions !== undefined;
  const { called = required ? "button" : "card" } = field;
  if (typeof value !== "object" || value === null) return [];
  const has = (key: string) => Object.hasOwn(value, key);
  const [, other] = actions;
  const [follows, acts] = [has("href"), has(other)];
  if (opens !== undefined && has(opens)) {
    return ["copy", "toast"].filter(has).map((key) => ({
      code: "two-actions",
      message: `${quote(key)} has no effect because an entry with ${quote(opens)} opens a menu. Remove ${quote(key)}, or move it to a separate link in ${quote(opens)}.`,
      path: [...field.path, key],
      at: "key",
    }));
  }
  if (required && !follows && !acts) {
    const message = `This ${called} does nothing. Add ${anyOf([...actions, ...(opens === undefined ? [] : [opens])])}.`;
    return [{ code: "missing-action", message, path: field.path, at: "opening" }];
  }
  if (follows && acts) {
    const article = /^[aeiou]/.test(called) ? "An" : "A";
    const message = `${article} ${called} can open a link or ${doings[other]}, but not both. Remove "href" or ${quote(other)}.`;
    return [{ code: "two-actions", message, path: [...field.path, other], at: "key" }];
  }
  if (has("toast") && !acts) {
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
    meaning: "A button or link does nothing: it has neither href nor copy, or neither href nor image.",
    example: pageWith('{ "type": "cta", "heading": "Join us", "buttons": [{ "label": "Join" }] }'),
  },
  "two-actions": {
    meaning: "A button, card or link has both href and copy or image, or a group of links has copy.",
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
