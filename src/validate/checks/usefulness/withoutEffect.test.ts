import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("a key that needs another one is named", () => {
  expect(
    report(
      configWith(
        '{ "type": "tabs", "tabs": [{ "id": "a", "title": "A", "text": "a", "badgeVariant": "primary" }] }',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:68 warning key-without-effect
    Home (/) → block 1 (tabs) → tab 1, "A" → badgeVariant
    "badgeVariant" does nothing here, as there is no "badge". Add "badge", or remove "badgeVariant".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "tabs", "tabs": [{ "id": "a", "title": "A", "text": "a", "badgeVariant": "primary" }] }
        |                                                                    ^^^^^^^^^^^^^^

    1 warning
    "
  `);
});
