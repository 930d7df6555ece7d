import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

test('a link to "#" leads nowhere', () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
${textBlock("Read [the rules](/rules) or [the map](#).")}`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:57 warning link-to-nowhere
    Home (/) → block 1 (cta) → button 1, "Shop" → href
    "#" leads nowhere but to the top of the page it stands on. Write where the link leads: a page (/rules), a place on a page (#apply) or a web address.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
        |                                                         ^^^

    site.config.json:5:56 warning link-to-nowhere
    Home (/) → block 2 (text) → text
    "#" leads nowhere but to the top of the page it stands on. Write where the link leads: a page (/rules), a place on a page (#apply) or a web address.
      4 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
      5 | { "type": "text", "text": "Read [the rules](/rules) or [the map](#)." }
        |                                                        ^^^^^^^^^^^^

    2 warnings
    "
  `);
});

test("a link may lead to the top of its page, where it says so", () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [{ "label": "Back to the top", "href": "#" }] },
${textBlock("[↑](#)")}`),
    ),
  ).toBe("");
});
