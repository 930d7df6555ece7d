import { pageWith, type CodeExamples } from "./example";

/** A form with these fields that opens the visitor's mail program. */
function formWith(fields: string): string {
  return pageWith(`{
  "type": "form",
  "fields": [
${fields.replace(/^/gm, "    ")}
  ],
  "submit": "Send",
  "delivery": { "type": "email", "to": "post@fernhollow.example", "subject": "Hello" }
}`);
}

/** Blocks: what their parts have to do with each other, and what texts hold. */
export const blockExamples = {
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
  "empty-tab": pageWith('{ "type": "tabs", "tabs": [{ "id": "village", "title": "Village rules" }] }'),
  "duplicate-field-name": formWith(`{ "type": "text", "name": "who", "label": "Your name" },
{ "type": "email", "name": "who", "label": "Your mail address" }`),
  "duplicate-option": formWith(`{
  "type": "select",
  "name": "village",
  "label": "Village",
  "options": [
    { "value": "mill", "label": "Millbrook" },
    { "value": "mill", "label": "Oakhill" }
  ]
}`),
  "crossed-limits": formWith(
    '{ "type": "number", "name": "age", "label": "Your age", "min": 99, "max": 13 }',
  ),
  "html-in-text": pageWith('{ "type": "text", "text": "We open <b>on Friday</b>." }'),
  "image-in-text": pageWith('{ "type": "text", "text": "Our mill: ![a mill](/art/mill.svg)" }'),
} satisfies CodeExamples;
