import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a config that refers to what is not there", () => {
  test("finds dead links to pages", () => {
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
      There is no page or file at "/shop". The pages are "/", "/rules"; files are those in public/.
        4 | { "type": "text", "text": "See [the rules](/rulse) and [the map](/my%20map.pdf)." },
        5 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "/shop" }, { "label": "Rules", "href": "/rul…
          |                                                         ^^^^^^^

      2 errors
      "
    `);
  });

  test("finds dead links to places", () => {
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
      This link stands on every page, but "/rules" has no place "#start". Write "/#start".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "footer": { "text": "[f](#start)" },
          |                      ^^^^^^^^^^^

      site.config.json:5:43 error unknown-anchor
      Home (/) → block 1 (text) → text
      There is no place "#strat" on the page "/". Did you mean "#start"?
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "start", "text": "[a](#strat) [b](#fair-play) [c](/rules#apply) [d](#start) …
          |                                           ^^^^^^^^^^^

      site.config.json:5:55 error unknown-anchor
      Home (/) → block 1 (text) → text
      There is no place "#fair-play" on the page "/". It is on another page: write "/rules#fair-play".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "start", "text": "[a](#strat) [b](#fair-play) [c](/rules#apply) [d](#start) …
          |                                                       ^^^^^^^^^^^^^^^

      site.config.json:5:71 error unknown-anchor
      Home (/) → block 1 (text) → text
      There is no place "#apply" on the page "/rules". Give the block it should lead to the "id": "apply", or change the link.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "start", "text": "[a](#strat) [b](#fair-play) [c](/rules#apply) [d](#start) …
          |                                                                       ^^^^^^^^^^^^^^^^^

      4 errors
      "
    `);
  });

  test("finds missing files", () => {
    expect(report(configWith(`{ "type": "cta", "image": { "src": "/mill.svg", "alt": "" } }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:36 error unknown-file
        Home (/) → block 1 (cta) → image → src
        There is no file "/mill.svg" in public/. Did you mean "/art/mill.svg"?
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "cta", "image": { "src": "/mill.svg", "alt": "" } }
            |                                    ^^^^^^^^^^^

        1 error
        "
      `);
  });

  test("finds files in another letter case", () => {
    expect(report(configWith(``, `"avatars": { "placeholder": "/banner.png" }`))).toMatchInlineSnapshot(`
      "site.config.json:2:29 error file-letter-case
      avatars → placeholder
      The file in public/ is called "/Banner.png": most web servers tell capital from small letters. Write it the same way.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "avatars": { "placeholder": "/banner.png" },
          |                             ^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("suggests icons", () => {
    expect(
      report(
        configWith(`{ "type": "stats", "items": [
  { "value": "1", "label": "A", "icon": "rokcet" },
  { "value": "2", "label": "B", "icon": "discord" },
  { "value": "3", "label": "C", "icon": "zzzzzz" }
] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:41 error unknown-icon
      Home (/) → block 1 (stats) → figure 1, "A" → icon
      There is no icon "rokcet". Did you mean "rocket"?
        4 | { "type": "stats", "items": [
        5 |   { "value": "1", "label": "A", "icon": "rokcet" },
          |                                         ^^^^^^^^

      site.config.json:6:41 error unknown-icon
      Home (/) → block 1 (stats) → figure 2, "B" → icon
      There is no icon "discord". It is a brand: write "simple-icons:discord".
        5 |   { "value": "1", "label": "A", "icon": "rokcet" },
        6 |   { "value": "2", "label": "B", "icon": "discord" },
          |                                         ^^^^^^^^^

      site.config.json:7:41 error unknown-icon
      Home (/) → block 1 (stats) → figure 3, "C" → icon
      There is no icon "zzzzzz". Look it up at lucide.dev/icons, or at simpleicons.org for brands (simple-icons:…).
        6 |   { "value": "2", "label": "B", "icon": "discord" },
        7 |   { "value": "3", "label": "C", "icon": "zzzzzz" }
          |                                         ^^^^^^^^

      3 errors
      "
    `);
  });

  test("names the toasts that exist", () => {
    expect(
      report(
        configWith(
          `{ "type": "cta", "buttons": [{ "label": "Copy", "copy": "x", "toast": "copeid" }] }`,
          `"toasts": { "messages": { "copied": { "title": "Copied" } } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:71 error unknown-toast
      Home (/) → block 1 (cta) → button 1, "Copy" → toast
      toasts.messages has no message "copeid". Did you mean "copied"?
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cta", "buttons": [{ "label": "Copy", "copy": "x", "toast": "copeid" }] }
          |                                                                       ^^^^^^^^

      1 error
      "
    `);
  });

  test("finds unknown constants", () => {
    expect(
      report(
        configWith(
          `{ "type": "text", "text": "Join {{ adress }} or {{ip}}" }`,
          `"constants": { "address": "play.example" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:33 error unknown-constant
      Home (/) → block 1 (text) → text
      There is no constant "adress". Did you mean "address"?
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Join {{ adress }} or {{ip}}" }
          |                                 ^^^^^^^^^^^^

      site.config.json:5:49 error unknown-constant
      Home (/) → block 1 (text) → text
      There is no constant "ip". If "address", which nothing uses, is its new name, write {{address}}. Else add "ip" to "constants", or write \\\\{{ for two plain braces.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Join {{ adress }} or {{ip}}" }
          |                                                 ^^^^^^

      2 errors
      "
    `);
  });

  test("finds braces that are never closed", () => {
    expect(
      report(
        configWith(
          `{ "type": "text", "text": "Join {{address now" }`,
          `"constants": { "address": "play.example" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:33 error unclosed-constant
      Home (/) → block 1 (text) → text
      "{{address" has no }} after it. Write {{address}}, or \\\\{{ for two plain braces.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Join {{address now" }
          |                                 ^^^^^^^^^

      1 error
      "
    `);
  });

  test("refuses constants inside constants", () => {
    expect(report(configWith(``, `"constants": { "host": "play", "address": "{{host}}.example" }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:43 error constant-in-constant
        constants → address
        The value of a constant cannot use another one: "{{host" stays as it is. Write the value out.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "host": "play", "address": "{{host}}.example" },
            |                                           ^^^^^^^^^^^^^^^^^^

        1 error
        "
      `);
  });
});
