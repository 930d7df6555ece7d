import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("reports a heading that fills a phone's screen", () => {
  const block = (length: number) =>
    configWith(`{ "type": "text", "heading": "${"m".repeat(length)}", "text": "A" }`);
  expect(report(block(130))).toMatchInlineSnapshot(`
    "site.config.json:4:30 warning long-heading
    Home (/) → block 1, "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…" → heading
    This heading has 130 characters, enough to fill a phone screen. Shorten it to at most 120 characters. Move the rest to the "intro" or a text block.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "text", "heading": "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…
        |                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(block(200))).toContain("This heading has 200 characters, enough to fill a phone screen.");
  expect(report(block(120))).toBe("");
});
