import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

test('reports a link to "#"', () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
${textBlock("Read [the rules](/rules) or [the map](#).")}`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:57 warning link-to-nowhere
    Home (/) → block 1 (cta) → button 1, "Shop" → href
    "#" links only to the top of the page. Link to a page (/rules), an anchor (#apply) or a URL (https://…).
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
        |                                                         ^^^

    site.config.json:5:56 warning link-to-nowhere
    Home (/) → block 2 (text) → text
    "#" links only to the top of the page. Link to a page (/rules), an anchor (#apply) or a URL (https://…).
      4 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
      5 | { "type": "text", "text": "Read [the rules](/rules) or [the map](#)." }
        |                                                        ^^^^^^^^^^^^

    2 warnings
    "
  `);
});

test("accepts a link to the top of its page if its text says so", () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [{ "label": "Back to the top", "href": "#" }] },
${textBlock("[↑](#)")}`),
    ),
  ).toBe("");
});

test("reports a link to # behind one to the top in the same text", () => {
  const found = report(configWith(`{ "type": "text", "text": "[Back to top](#) or [the shop](#)" }`));
  expect(found).toContain("site.config.json:4:48 warning link-to-nowhere");
  expect(found).toContain("1 warning\n");
});
