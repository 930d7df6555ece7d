import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("a callout without words is told, and one with a button alone is not", () => {
  expect(report(configWith('{ "type": "callout", "tone": "info" }'))).toContain(
    'warning empty-callout\nHome (/) → block 1 (callout)\nThis callout says nothing: visitors see an empty box. Give it a "heading" or a "text".',
  );
  const button = '{ "type": "callout", "buttons": [{ "label": "Rules", "href": "/rules" }] }';
  expect(report(configWith(button))).toBe("");
});
