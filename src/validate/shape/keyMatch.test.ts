import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("an unknown key", () => {
  test("can be part of the right name, or contain it", () => {
    expect(
      report(
        configWith("", `"menu": "Menu",\n"labels": { "menu": "Menu" },\n"footer": { "footerText": "Hi" }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:1 error unknown-key
      menu
      Unknown key "menu". Did you mean "navigation"? It needs a different type of value, such as "navigation": [{ "label": "…", "href": "/" }].
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "menu": "Menu",
          | ^^^^^^

      site.config.json:3:13 error unknown-key
      labels → menu
      Unknown key "menu". Did you mean "openMenu"?
        2 | "menu": "Menu",
        3 | "labels": { "menu": "Menu" },
          |             ^^^^^^

      site.config.json:4:13 error unknown-key
      footer → footerText
      Unknown key "footerText". Did you mean "text"?
        3 | "labels": { "menu": "Menu" },
        4 | "footer": { "footerText": "Hi" },
          |             ^^^^^^^^^^^^

      3 errors
      "
    `);
  });

  test("gets a list of the other allowed keys", () => {
    expect(
      report(
        configWith(
          `{ "type": "cta", "buttons": [{ "label": "A", "href": "/", "icon": "gem", "variant": "ghost", "glow": 1 }, { "label": "A", "glow": 1 }] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:94 error unknown-key
      Home (/) → block 1 (cta) → button 1, "A" → glow
      Unknown key "glow". Rename or remove it. Other allowed keys: "copy", "toast" and "color".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "cta", "buttons": [{ "label": "A", "href": "/", "icon": "gem", "variant": "ghost", "glow":…
          |                                                                                              ^^^^^^

      site.config.json:4:123 error unknown-key
      Home (/) → block 1 (cta) → button 2, "A" → glow
      Unknown key "glow". Rename or remove it. Other allowed keys: "href", "copy", "toast", "icon", "variant" and "color".
        4 | … "variant": "ghost", "glow": 1 }, { "label": "A", "glow": 1 }] }
          |                                                    ^^^^^^

      2 errors
      "
    `);
  });
});

test("uses the value to choose between a similar key and a synonym", () => {
  const navigation = (more: string) => configWith("", `"navigation": [{ "label": "Home", ${more} }]`);
  expect(report(navigation('"link": "/"'))).toMatchInlineSnapshot(`
    "site.config.json:2:35 error unknown-key
    navigation → link 1, "Home" → link
    Unknown key "link". Use "href": "/" instead.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "navigation": [{ "label": "Home", "link": "/" }],
        |                                   ^^^^^^

    1 error
    "
  `);
  expect(report(navigation('"link": [{ "label": "Rules", "href": "/rules" }]'))).toContain(
    'Did you mean "links"?',
  );
});

test("removes an unknown object around known keys", () => {
  expect(report(configWith('{ "type": "image", "image": { "src": "/art/mill.svg", "alt": "The mill" } }')))
    .toMatchInlineSnapshot(`
      "site.config.json:4:20 error unknown-key
      Home (/) → block 1 (image) → image
      Unknown key "image" in an "image" block. Remove "image" and the { } around its value. Use only "src": "/art/mill.svg", "alt": "The mill".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "image", "image": { "src": "/art/mill.svg", "alt": "The mill" } }
          |                    ^^^^^^^

      1 error
      "
    `);
});

test("suggests a synonym's key with its number as text", () => {
  expect(report(configWith('{ "type": "stats", "items": [{ "label": "Players", "number": 500 }] }')))
    .toMatchInlineSnapshot(`
      "site.config.json:4:52 error unknown-key
      Home (/) → block 1 (stats) → figure 1, "Players" → number
      Unknown key "number". Use "value": "500" instead.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "items": [{ "label": "Players", "number": 500 }] }
          |                                                    ^^^^^^^^

      1 error
      "
    `);
});
