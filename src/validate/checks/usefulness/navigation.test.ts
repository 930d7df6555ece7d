import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const withNavigation = (entries: string) =>
  report(configWith(`{ "type": "text", "text": "Read [the rules](/rules)." }`, `"navigation": [${entries}]`));

describe("the navigation", () => {
  test("has one primary link, which cannot be a group", () => {
    expect(
      withNavigation(`
  { "label": "Play", "variant": "primary", "links": [{ "label": "Home", "href": "/" }, { "label": "Map", "href": "/rules#fair-play" }] },
  { "label": "Copy", "copy": "play.example", "variant": "primary" },
  { "label": "Home", "href": "/", "variant": "primary" }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:3:22 warning key-without-effect
      navigation → group 1, "Play" → variant
      "variant" has no effect on a group. It works only on links and entries with "copy". Remove "variant".
        2 | "navigation": [
        3 |   { "label": "Play", "variant": "primary", "links": [{ "label": "Home", "href": "/" }, { "label": "M…
          |                      ^^^^^^^^^

      site.config.json:5:35 warning key-without-effect
      navigation → link 3, "Home" → variant
      "variant" has no effect because "Copy" is already the primary link. A header can have only one primary link. Remove "variant" from one of the two.
        4 |   { "label": "Copy", "copy": "play.example", "variant": "primary" },
        5 |   { "label": "Home", "href": "/", "variant": "primary" }],
          |                                   ^^^^^^^^^

      2 warnings
      "
    `);
  });

  test("has several links in each group", () => {
    expect(
      withNavigation(`
  { "label": "Play", "links": [{ "label": "Home", "href": "/" }] },
  { "label": "None", "links": [] }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:31 error empty-value
      navigation → group 2, "None" → links
      "links" is empty. Add an entry, or remove the group.
        3 |   { "label": "Play", "links": [{ "label": "Home", "href": "/" }] },
        4 |   { "label": "None", "links": [] }],
          |                               ^^

      1 error
      "
    `);
    expect(withNavigation(`{ "label": "Play", "links": [{ "label": "Home", "href": "/" }] }`))
      .toMatchInlineSnapshot(`
      "site.config.json:2:35 warning group-of-one
      navigation → group 1, "Play" → links
      The group "Play" has only one link, so visitors must click twice. Replace the group with the link "Home", or add another link.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "navigation": [{ "label": "Play", "links": [{ "label": "Home", "href": "/" }] }],
          |                                   ^^^^^^^

      1 warning
      "
    `);
  });

  test("links to a target once in a list, however it is written", () => {
    expect(
      report(`{ "version": 1, "site": { "name": "Mossy" }, "constants": { "shop": "https://shop.mossy.example" },
  "navigation": [
    { "label": "Home", "href": "/" },
    { "label": "Shop", "href": "{{shop}}" },
    { "label": "More", "links": [
      { "label": "Start", "href": "/" },
      { "label": "Rules", "href": "/rules" },
      { "label": "The rules", "href": "/rules/" },
      { "label": "First rule", "href": "/rules#one" }
    ] },
    { "label": "Store", "href": "https://shop.mossy.example" }
  ],
  "routes": [{ "path": "/", "title": "Home" }, { "path": "/rules", "title": "Rules", "blocks": [{ "type": "text", "id": "one", "text": "Be kind." }] }] }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:8:39 warning repeated-link
      navigation → group 3, "More" → link 3, "The rules" → href
      "Rules" above already links to "/rules/". Remove one of the two links.
        7 |       { "label": "Rules", "href": "/rules" },
        8 |       { "label": "The rules", "href": "/rules/" },
          |                                       ^^^^^^^^^

      site.config.json:11:33 warning repeated-link
      navigation → link 4, "Store" → href
      "Shop" above already links to "https://shop.mossy.example". Remove one of the two links.
        10 |     ] },
        11 |     { "label": "Store", "href": "https://shop.mossy.example" }
           |                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      2 warnings
      "
    `);
  });

  test("fits into the header of a wide screen", () => {
    const links = Array.from({ length: 13 }, (_, index) => ({
      label: `A page ${index}`,
      href: `https://${index}.mossy.example`,
    }));
    const listed = (count: number) =>
      withNavigation(
        links
          .slice(0, count)
          .map((link) => JSON.stringify(link))
          .join(),
      );
    expect(listed(11)).toBe("");
    expect(listed(13)).toMatchInlineSnapshot(`
      "site.config.json:2:1 warning crowded-header
      navigation
      The 13 entries in "navigation" do not fit in one row of the header, even on a wide screen. They appear only in the menu. Group some of them with "links", or shorten their labels.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "navigation": [{"label":"A page 0","href":"https://0.mossy.example"},{"label":"A page 1","href":"htt…
          | ^^^^^^^^^^^^

      1 warning
      "
    `);
    const longName = configWith("", '"navigation": []').replace('"Mossy"', `"${"Mossy ".repeat(30)}"`);
    expect(report(longName)).toContain('"site.name" does not fit in one row of the header');
    const group = JSON.stringify({ label: "All", links });
    expect(withNavigation(group)).toBe("");
  });

  test("has only links in its groups", () => {
    expect(
      withNavigation(`
  { "label": "Play", "children": [{ "label": "Home", "href": "/" }, { "label": "Rules", "href": "/rules" }] },
  { "title": "More", "links": [
    { "label": "Deeper", "links": [{ "label": "Home", "href": "/" }] },
    { "path": "/map", "title": "Map", "blocks": [] },
    { "label": "Rules", "href": "/rules", "variant": "primary" }
  ] },
  { "label": "Home", "href": "/", "note": "Where it begins", "variant": "secondary" }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:3:22 error unknown-key
      navigation → link 1, "Play" → children
      Unknown key "children". Use "links": [{ "label": "Home", "href": "/" }, { "label": "Rules", "href": "/rules" }] instead.
        2 | "navigation": [
        3 |   { "label": "Play", "children": [{ "label": "Home", "href": "/" }, { "label": "Rules", "href": "/ru…
          |                      ^^^^^^^^^^

      site.config.json:4:5 error unknown-key
      navigation → group 2, "More" → title
      Unknown key "title". Use "label": "More" instead.
        3 |   { "label": "Play", "children": [{ "label": "Home", "href": "/" }, { "label": "Rules", "href": "/ru…
        4 |   { "title": "More", "links": [
          |     ^^^^^^^

      site.config.json:5:26 error unknown-key
      navigation → group 2, "More" → link 1, "Deeper" → links
      Unknown key "links". It belongs in an entry of "navigation".
        4 |   { "title": "More", "links": [
        5 |     { "label": "Deeper", "links": [{ "label": "Home", "href": "/" }] },
          |                          ^^^^^^^

      site.config.json:6:5 error misplaced-part
      navigation → group 2, "More" → link 2, "Map"
      This is a page (it has "path" and "blocks"). Move it to "routes".
        5 |     { "label": "Deeper", "links": [{ "label": "Home", "href": "/" }] },
        6 |     { "path": "/map", "title": "Map", "blocks": [] },
          |     ^

      site.config.json:7:43 error unknown-key
      navigation → group 2, "More" → link 3, "Rules" → variant
      Unknown key "variant". It belongs in an entry of "navigation".
        6 |     { "path": "/map", "title": "Map", "blocks": [] },
        7 |     { "label": "Rules", "href": "/rules", "variant": "primary" }
          |                                           ^^^^^^^^^

      site.config.json:9:35 error unknown-key
      navigation → link 3, "Home" → note
      Unknown key "note". It belongs in an entry of "links".
        8 |   ] },
        9 |   { "label": "Home", "href": "/", "note": "Where it begins", "variant": "secondary" }],
          |                                   ^^^^^^

      site.config.json:9:73 error unknown-value
      navigation → link 3, "Home" → variant
      "variant" must be "primary", but is "secondary".
        8 |   ] },
        9 |   { "label": "Home", "href": "/", "note": "Where it begins", "variant": "secondary" }],
          |                                                                         ^^^^^^^^^^^

      7 errors
      "
    `);
  });
});
