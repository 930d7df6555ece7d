import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";
import { presetNames } from "../../../config/theme";

const theme = (colors: string, preset = "midnight") =>
  configWith("", `"theme": { "preset": "${preset}", "colors": { ${colors} } }`);
const pages = (...keys: string[]) =>
  `{ "version": 1, "site": { "name": "Mossy", "url": "https://mossy.net" },
  "routes": [
${keys.map((key) => `    { ${key} }`).join(",\n")}
  ] }`;

describe("the colours of the theme", () => {
  test("are told apart, with the nearest that works", () => {
    const text = theme('"background": "#101010", "text": "#444444"');
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:2:79 warning low-contrast
      theme → colors → text
      "text" and "background", "surface" and "surfaceRaised" are too much alike to be read: their contrast is 1.6, and has to be 4.5. The nearest colour that works is "#8b8b8b".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "midnight", "colors": { "background": "#101010", "text": "#444444" } },
          |                                                                               ^^^^^^^^^

      1 warning
      "
    `);
    expect(report(text.replace("#444444", "#8b8b8b"))).toBe("");
    // The owner's own choice is changed by nobody else.
    expect(fixed(text)).toBe(text);
  });

  test("are reported where the owner chose them", () => {
    const text = theme('"background": "#777777"');
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:2:60 warning low-contrast
      theme → colors → background
      "background" and "text", "textMuted", "primary" and "accent" are too much alike to be read: their contrast is 1.6, and has to be 4.5. The nearest colour that works is "#343434".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "midnight", "colors": { "background": "#777777" } },
          |                                                            ^^^^^^^^^

      1 warning
      "
    `);
  });

  test("are not named when none was chosen, or all can be read", () => {
    for (const preset of presetNames) expect(report(theme("", preset))).toBe("");
    expect(report(theme('"text": "#ffffff"'))).toBe("");
    // The text on a colour turns black or white by itself.
    expect(report(theme('"primary": "#ffffff"'))).toBe("");
  });
});

test("titles and descriptions are there, short enough, and each page's own", () => {
  expect(
    report(
      pages(
        '"path": "/", "title": "Mossy"',
        `"path": "/rules", "title": "${"Rules and ".repeat(7)}more", "description": "All rules."`,
        `"path": "/map", "title": "Mossy", "description": "${"A map. ".repeat(30)}"`,
        '"path": "/shop", "title": "Shop", "description": "All rules."',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:3:5 warning missing-description
    Mossy (/)
    The page has no description for search results and link previews. Give it a "description" of one or two sentences, or the site one for all pages.
      2 |   "routes": [
      3 |     { "path": "/", "title": "Mossy" },
        |     ^

    site.config.json:4:34 warning long-title
    Rules and Rules and Rules and Rules and… (/rules) → title
    The title has 74 characters. Search results and link previews cut it after about 60: put what matters first, and make it shorter.
      3 |     { "path": "/", "title": "Mossy" },
      4 |     { "path": "/rules", "title": "Rules and Rules and Rules and Rules and Rules and Rules and Rules …
        |                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:32 warning repeated-title
    Mossy (/map) → title
    A page above has the title "Mossy" already, so that search results cannot be told apart. Give this page its own.
      4 |     { "path": "/rules", "title": "Rules and Rules and Rules and Rules and Rules and Rules and Rules …
      5 |     { "path": "/map", "title": "Mossy", "description": "A map. A map. A map. A map. A map. A map. A …
        |                                ^^^^^^^

    site.config.json:5:56 warning long-description
    Mossy (/map) → description
    The description has 210 characters. Search results and link previews cut it after about 160: put what matters first, and make it shorter.
      5 | … "path": "/map", "title": "Mossy", "description": "A map. A map. A map. A map. A map. A map. A map. …
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:6:56 warning repeated-description
    Shop (/shop) → description
    A page above has the description "All rules." already, so that search results cannot be told apart. Give this page its own.
      5 |     { "path": "/map", "title": "Mossy", "description": "A map. A map. A map. A map. A map. A map. A …
      6 |     { "path": "/shop", "title": "Shop", "description": "All rules." }
        |                                                        ^^^^^^^^^^^^

    5 warnings
    "
  `);
});

test("a description is not missed where the site has one, or no address", () => {
  expect(
    report(pages('"path": "/", "title": "A"').replace('"url"', '"description": "All of it.", "url"')),
  ).toBe("");
  expect(report(configWith(""))).toBe("");
});

describe("what is left of the sample", () => {
  test("is named once the site has its own name", () => {
    expect(
      report(
        configWith(
          `{ "type": "callout", "heading": "Welcome to Samplecraft", "text": "{{ip}}" },
{ "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "Sample Sam", "role": "Admin" }] }] }`,
          '"constants": { "ip": "play.samplecraft.example" }',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:22 warning sample-value
      constants → ip
      "play.samplecraft.example" is still that of the sample site. Write your own, or remove what you have none for.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "ip": "play.samplecraft.example" },
          |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:5:33 warning sample-value
      Home (/) → block 1, "Welcome to Samplecraft" → heading
      The name "Samplecraft" in it is still that of the sample site. Write your own, or remove what you have none for.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "callout", "heading": "Welcome to Samplecraft", "text": "{{ip}}" },
          |                                 ^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:6:72 warning sample-value
      Home (/) → block 2 (staff) → group 1, "Team" → member 1, "Sample Sam" → name
      "Sample Sam" is still that of the sample site. Write your own, or remove what you have none for.
        5 | { "type": "callout", "heading": "Welcome to Samplecraft", "text": "{{ip}}" },
        6 | { "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "Sample Sam", "role": "Admin"…
          |                                                                        ^^^^^^^^^^^^

      3 warnings
      "
    `);
  });

  test("is nothing in the sample itself", () => {
    const text = configWith(
      '{ "type": "callout", "heading": "{{name}}" }',
      '"constants": { "name": "Samplecraft" }',
    );
    expect(report(text.replace('"Mossy"', '"{{name}}"'))).toBe("");
  });
});

const linked = (url: string) => `{ "version": 1,
  "site": { "name": "Mossy", "url": "${url}", "description": "All of it." },
  "navigation": [{ "label": "Shop", "href": "https://shop.example/a" }],
  "routes": [{ "path": "/", "title": "Home", "blocks": [
    { "type": "form", "submit": "Go", "delivery": { "type": "email", "to": "me@example.com", "subject": "S" },
      "fields": [{ "type": "text", "name": "who", "label": "Who" }] }] }] }`;

test("a site at a real address has real links and forms", () => {
  expect(report(linked("https://mossy.net"))).toMatchInlineSnapshot(`
    "site.config.json:3:45 warning placeholder-address
    navigation → link 1, "Shop" → href
    "https://shop.example/a" leads nowhere: hosts such as "shop.example" exist only for examples. Write the real address, or remove the link.
      2 |   "site": { "name": "Mossy", "url": "https://mossy.net", "description": "All of it." },
      3 |   "navigation": [{ "label": "Shop", "href": "https://shop.example/a" }],
        |                                             ^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:76 warning form-delivers-nowhere
    Home (/) → block 1 (form) → delivery → to
    "me@example.com" leads nowhere: hosts such as "example.com" exist only for examples. Nobody would get what visitors send: write your own address.
      4 |   "routes": [{ "path": "/", "title": "Home", "blocks": [
      5 |     { "type": "form", "submit": "Go", "delivery": { "type": "email", "to": "me@example.com", "subjec…
        |                                                                            ^^^^^^^^^^^^^^^^

    2 warnings
    "
  `);
  expect(report(linked("https://mossy.example"))).toBe("");
});

test("a heavy picture is named once", () => {
  const text = configWith('{ "type": "callout", "image": { "src": "/Banner.png", "alt": "" } }').replace(
    '"name": "Mossy"',
    '"name": "Mossy", "logo": "/Banner.png"',
  );
  expect(report(text.replace(/"type": "callout", "image": [^}]*\}/, '"type": "callout"')))
    .toMatchInlineSnapshot(`
    "site.config.json:1:52 warning heavy-picture
    site → logo
    public/Banner.png has 2.4 MB, for which a visitor on a slow phone waits some 12 seconds. Save it no wider than 1600 pixels, as WebP or AVIF, with at most 0.5 MB.
      1 | { "version": 1, "site": { "name": "Mossy", "logo": "/Banner.png" },
        |                                                    ^^^^^^^^^^^^^

    1 warning
    "
  `);
});
