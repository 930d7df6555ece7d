import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";

test("reports a page with empty blocks and no introduction", () => {
  const page = (more: string) =>
    `{ "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home"${more} }] }`;
  expect(report(page(', "blocks": []'))).toMatchInlineSnapshot(`
    "site.config.json:1:99 warning empty-page
    Home (/) → blocks
    This page has only a heading. Add blocks or an "intro", or remove the page.
      1 | { "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home", "blocks": []…
        |                                                                                                   ^^

    1 warning
    "
  `);
  expect(report(page(', "intro": "Soon.", "blocks": []'))).toBe("");
  expect(report(page(""))).toBe("");
});
