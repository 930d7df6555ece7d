import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";
import { isAllowedLink } from "./linkForm";

test.each([
  "/",
  "/rules#apply",
  "#apply",
  "#",
  "https://a.example/b?c#d",
  "http://a.example",
  "mailto:a@b.example",
])("%s may stand on a page", (link) => {
  expect(isAllowedLink(link)).toBe(true);
});

test.each([
  "",
  "rules",
  "//a.example",
  "/\\\\a.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "mailto:",
  "/a b",
  " /a",
  "JAVASCRIPT:x",
])("%j may not", (link) => {
  expect(isAllowedLink(link)).toBe(false);
});

test("fixes links by their look", () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [
{ "label": "A", "href": "rules" },
{ "label": "B", "href": "www.example.com" },
{ "label": "C", "href": "javascript:alert(1)" },
{ "label": "D", "href": "me@example.com" }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:25 error malformed-link
    Home (/) → block 1 (cta) → button 1, "A" → href
    "rules" is not a link that can stand here. A page starts with a slash: write "/rules". A web address starts with https://.
      4 | { "type": "cta", "buttons": [
      5 | { "label": "A", "href": "rules" },
        |                         ^^^^^^^

    site.config.json:6:25 error malformed-link
    Home (/) → block 1 (cta) → button 2, "B" → href
    "www.example.com" is not a link that can stand here. For a web address, write "https://www.example.com".
      5 | { "label": "A", "href": "rules" },
      6 | { "label": "B", "href": "www.example.com" },
        |                         ^^^^^^^^^^^^^^^^^

    site.config.json:7:25 error malformed-link
    Home (/) → block 1 (cta) → button 3, "C" → href
    "javascript:alert(1)" is not a link that can stand here. Only pages (/rules), places on a page (#apply), https:, http: and mailto: addresses are allowed.
      6 | { "label": "B", "href": "www.example.com" },
      7 | { "label": "C", "href": "javascript:alert(1)" },
        |                         ^^^^^^^^^^^^^^^^^^^^^

    site.config.json:8:25 error malformed-link
    Home (/) → block 1 (cta) → button 4, "D" → href
    "me@example.com" is not a link that can stand here. For a mail address, write "mailto:me@example.com".
      7 | { "label": "C", "href": "javascript:alert(1)" },
      8 | { "label": "D", "href": "me@example.com" }
        |                         ^^^^^^^^^^^^^^^^

    4 errors
    "
  `);
});
