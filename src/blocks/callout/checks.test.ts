import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("reports a callout without words, but not one with only a button", () => {
  expect(report(configWith('{ "type": "callout", "tone": "info" }'))).toMatchInlineSnapshot(`
    "site.config.json:4:1 warning empty-callout
    Home (/) → block 1 (callout)
    This callout is empty. Add "heading" or "text".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "callout", "tone": "info" }
        | ^

    1 warning
    "
  `);
  const button = '{ "type": "callout", "buttons": [{ "label": "Rules", "href": "/rules" }] }';
  expect(report(configWith(button))).toBe("");
});
