import { blockChecks } from "../../blocks/checks";
import { pageWith, type CodeExamples } from "./example";

/** What the checks of single block types find. */
const ofTypes: CodeExamples = Object.fromEntries(
  [...blockChecks.values()].flatMap((checks) =>
    Object.entries(checks).map(([code, { example }]) => [code, pageWith(example)]),
  ),
);

/** Blocks: what their parts have to do with each other, and what texts hold. */
export const blockExamples = {
  "empty-entry": pageWith('{ "type": "rules", "items": [{ "severity": "high" }] }'),
  "missing-action": pageWith('{ "type": "cta", "heading": "Join us", "buttons": [{ "label": "Join" }] }'),
  "two-actions": pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Join", "href": "/", "copy": "play.fernhollow.example" }]
}`),
  "toast-without-copy": pageWith(
    '{ "type": "cards", "items": [{ "title": "Village", "toast": "addressCopied" }] }',
    '"toasts": { "messages": { "addressCopied": { "title": "Address copied" } } }',
  ),
  ...ofTypes,
  "html-in-text": pageWith('{ "type": "text", "text": "We open <b>on Friday</b>." }'),
  "too-much-formatting": {
    words:
      "No small config has this. A paragraph can have 400 characters of Markdown syntax in 20,000 characters, or 800 in 10,000. Split it with empty lines.",
  },
  "image-in-text": pageWith('{ "type": "text", "text": "Our mill: ![a mill](/art/mill.svg)" }'),
} satisfies CodeExamples;
