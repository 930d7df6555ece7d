import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a config with broken references", () => {
  test("reports broken links to pages", () => {
    expect(
      report(
        configWith(`{ "type": "text", "text": "See [the rules](/rulse) and [the map](/my%20map.pdf)." },
{ "type": "cta", "buttons": [{ "label": "Shop", "href": "/shop" }, { "label": "Rules", "href": "/rules/?from=home#fair-play" }] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:32 error unknown-page
      Home (/) → block 1 (text) → text
      There is no page or file at "/rulse". Did you mean "/rules"?
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "See [the rules](/rulse) and [the map](/my%20map.pdf)." },
          |                                ^^^^^^^^^^^^^^^^^^^

      site.config.json:5:57 error unknown-page
      Home (/) → block 2 (cta) → button 1, "Shop" → href
      There is no page or file at "/shop". The pages are "/" and "/rules". Files must be in public/.
        4 | { "type": "text", "text": "See [the rules](/rulse) and [the map](/my%20map.pdf)." },
        5 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "/shop" }, { "label": "Rules", "href": "/rul…
          |                                                         ^^^^^^^

      2 errors
      "
    `);
  });

  test("reports broken links to anchors", () => {
    expect(
      report(
        configWith(
          `{ "type": "text", "id": "start", "text": "[a](#strat) [b](#fair-play) [c](/rules#apply) [d](#start) [e](#)" }`,
          `"footer": { "text": "[f](#start)" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:22 error unknown-anchor
      footer → text
      This link is on every page, but "/rules" has no anchor "#start". Use "/#start".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "footer": { "text": "[f](#start)" },
          |                      ^^^^^^^^^^^

      site.config.json:5:43 error unknown-anchor
      Home (/) → block 1 (text) → text
      The page "/" has no anchor "#strat". Did you mean "#start"?
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "start", "text": "[a](#strat) [b](#fair-play) [c](/rules#apply) [d](#start) …
          |                                           ^^^^^^^^^^^

      site.config.json:5:55 error unknown-anchor
      Home (/) → block 1 (text) → text
      The page "/" has no anchor "#fair-play". That anchor is on another page. Use "/rules#fair-play".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "start", "text": "[a](#strat) [b](#fair-play) [c](/rules#apply) [d](#start) …
          |                                                       ^^^^^^^^^^^^^^^

      site.config.json:5:71 error unknown-anchor
      Home (/) → block 1 (text) → text
      The page "/rules" has no anchor "#apply". Add "id": "apply" to the target block, or change the link.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "start", "text": "[a](#strat) [b](#fair-play) [c](/rules#apply) [d](#start) …
          |                                                                       ^^^^^^^^^^^^^^^^^

      4 errors
      "
    `);
  });

  test("counts a broken link that a text repeats once", () => {
    const repeated = "[a](/rulse) ".repeat(1200);
    const found = report(configWith(`{ "type": "text", "text": "${repeated} [b](/shop)" }`));
    expect(found).toContain('There is no page or file at "/rulse".');
    expect(found).toContain('There is no page or file at "/shop".');
    expect(found).toContain("2 errors\n");
    expect(found).not.toContain("more-findings");
  });

  test("counts each link with a wrong constant", () => {
    const text = configWith(
      `{ "type": "text", "text": "[a]({{store}}) [b]({{store}}) [c]({{store}})" }`,
      '"constants": { "store": "/shop" }',
    );
    expect(report(text)).toContain("{{store}} is used as a link in 3 places, but there is no page or file");
  });

  test("leaves the page that a link names as it may be right", () => {
    const text = configWith(
      `{ "type": "text", "id": "mill", "text": "[a](/rules#mill) [b](#stall)" },
{ "type": "cards", "items": [{ "id": "stall", "title": "A stall" }] },
{ "type": "media", "items": [{ "id": "ferry", "text": "[c](#ferry)" }] }`,
    );
    expect(report(text)).toContain(
      'The page "/rules" has no anchor "#mill". Add "id": "mill" to the target block, or link to "/#mill", which exists.',
    );
    expect(report(text)).toContain("1 error, 1 warning");
  });

  test.each([
    ['"url": "https://mossy.example"', "", undefined],
    ['"language": "en"', "", 'Feeds are created only if "site" has a "url".'],
    [
      '"url": "https://mossy.example"',
      '"feed": false, ',
      'The feed is turned off. Remove "feed": false from "news", or remove the link.',
    ],
  ])("accepts a link to a news feed if it exists: %s, %s", (site, news, advice) => {
    const text = `{ "version": 1, "site": { "name": "Mossy", ${site} },
"news": { "path": "/news", ${news}"posts": [{ "slug": "mill", "title": "Mill", "date": "2024-03-01", "text": "It turns." }] },
"routes": [{ "path": "/", "title": "Home", "description": "A mill.", "blocks": [{ "type": "text", "text": "[Feed](/news/feed.xml), [news](/news)" }] }] }`;
    const found = report(text);
    if (advice === undefined) expect(found).toBe("");
    else expect(found).toContain(`There is no page or file at "/news/feed.xml". ${advice}`);
  });
});
