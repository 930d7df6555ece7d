import { describe, expect, test } from "vitest";
import { button } from "../../fields/parts/action";
import { fieldMeta } from "../../fields/kind";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a config that contradicts itself", () => {
  test("requires one action for a button", () => {
    expect(
      report(
        configWith(
          `{ "type": "cta", "buttons": [
  { "label": "A" },
  { "label": "B", "href": "/", "copy": "b" },
  { "label": "C", "href": "/", "toast": "copied" }
] }`,
          `"toasts": { "messages": { "copied": { "title": "Copied" } } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:6:3 error missing-action
      Home (/) → block 1 (cta) → button 1, "A"
      This button does nothing. Add "href" or "copy".
        5 | { "type": "cta", "buttons": [
        6 |   { "label": "A" },
          |   ^

      site.config.json:7:32 error two-actions
      Home (/) → block 1 (cta) → button 2, "B" → copy
      A button can open a link or copy text, but not both. Remove "href" or "copy".
        6 |   { "label": "A" },
        7 |   { "label": "B", "href": "/", "copy": "b" },
          |                                ^^^^^^

      site.config.json:8:32 error toast-without-copy
      Home (/) → block 1 (cta) → button 3, "C" → toast
      The "toast" appears only after text is copied, but there is no "copy". Add "copy", or remove "toast".
        7 |   { "label": "B", "href": "/", "copy": "b" },
        8 |   { "label": "C", "href": "/", "toast": "copied" }
          |                                ^^^^^^^

      3 errors
      "
    `);
  });

  test("requires an action for every button, and none for a card", () => {
    expect(
      report(
        configWith(
          `{ "type": "cards", "items": [{ "title": "A" }, { "title": "B", "href": "/", "copy": "b" }] }`,
          `"notFound": { "buttons": [{ "label": "A" }] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:27 error missing-action
      notFound → button 1, "A"
      This button does nothing. Add "href" or "copy".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "notFound": { "buttons": [{ "label": "A" }] },
          |                           ^

      site.config.json:5:77 error two-actions
      Home (/) → block 1 (cards) → card 2, "B" → copy
      A card can open a link or copy text, but not both. Remove "href" or "copy".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "items": [{ "title": "A" }, { "title": "B", "href": "/", "copy": "b" }] }
          |                                                                             ^^^^^^

      2 errors
      "
    `);
    expect(fieldMeta.get(button)).toEqual({ kind: "action", required: true });
  });

  test("requires one action for every navigation entry, and none for a group with links", () => {
    expect(
      report(
        configWith(
          "",
          `"navigation": [
  { "label": "A" },
  { "label": "B", "href": "/", "copy": "b" },
  { "label": "C", "copy": "c", "links": [{ "label": "D" }, { "label": "E", "copy": "e", "href": "/" }] }
]`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:3:3 error missing-action
      navigation → link 1, "A"
      This entry does nothing. Add "href", "copy" or "links".
        2 | "navigation": [
        3 |   { "label": "A" },
          |   ^

      site.config.json:4:32 error two-actions
      navigation → link 2, "B" → copy
      An entry can open a link or copy text, but not both. Remove "href" or "copy".
        3 |   { "label": "A" },
        4 |   { "label": "B", "href": "/", "copy": "b" },
          |                                ^^^^^^

      site.config.json:5:19 error two-actions
      navigation → group 3, "C" → copy
      "copy" has no effect because an entry with "links" opens a menu. Remove "copy", or move it to a separate link in "links".
        4 |   { "label": "B", "href": "/", "copy": "b" },
        5 |   { "label": "C", "copy": "c", "links": [{ "label": "D" }, { "label": "E", "copy": "e", "href": "/" …
          |                   ^^^^^^

      site.config.json:5:42 error missing-action
      navigation → group 3, "C" → link 1, "D"
      This link does nothing. Add "href" or "copy".
        4 |   { "label": "B", "href": "/", "copy": "b" },
        5 |   { "label": "C", "copy": "c", "links": [{ "label": "D" }, { "label": "E", "copy": "e", "href": "/" …
          |                                          ^

      site.config.json:5:76 error two-actions
      navigation → group 3, "C" → link 2, "E" → copy
      A link can open a link or copy text, but not both. Remove "href" or "copy".
        4 |   { "label": "B", "href": "/", "copy": "b" },
        5 |   { "label": "C", "copy": "c", "links": [{ "label": "D" }, { "label": "E", "copy": "e", "href": "/" …
          |                                                                            ^^^^^^

      5 errors
      "
    `);
  });
});

test("reports a footer link with href and copy", () => {
  const footer = (link: string) =>
    configWith("", `"footer": { "groups": [{ "title": "Play", "links": [${link}] }] }`);
  expect(report(footer('{ "label": "Copy", "copy": "play.mossy.example" }'))).toBe("");
  expect(report(footer('{ "label": "Copy" }'))).toContain('This link does nothing. Add "href" or "copy".');
  expect(report(footer('{ "label": "Copy", "href": "/", "copy": "x" }'))).toContain(
    'A link can open a link or copy text, but not both. Remove "href" or "copy".',
  );
});

test("a social link opens a page or shows a picture", () => {
  const social = (link: string) =>
    report(configWith("", `"footer": { "social": [{ "label": "Chat", "icon": "users"${link} }] }`));
  const image = `"image": { "src": "/logo.svg", "alt": "The code" }`;
  expect(social("")).toContain('This link does nothing. Add "href" or "image".');
  expect(social(`, ${image}, "href": "https://chat.example"`)).toContain(
    'A link can open a link or show a picture, but not both. Remove "href" or "image".',
  );
  expect(social(`, ${image}`)).not.toContain("error");
});
