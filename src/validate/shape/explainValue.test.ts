import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

describe("an invalid value", () => {
  test("lists the allowed values if one is unknown", () => {
    expect(
      report(
        configWith(
          `{ "type": "callout", "text": "A", "tone": "wraning" }`,
          `"theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:22 error unknown-value
      theme → preset
      "preset" cannot be "sunset". Allowed values: "midnight", "ember", "daylight", "parchment", "meadow", "atlas", "arcade", "vista", "raven" and "cottage".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } },
          |                      ^^^^^^^^

      site.config.json:2:54 error unknown-value
      theme → fonts → heading
      "heading" cannot be "intr". Did you mean "inter"? Allowed values: "system", "serif", "monospace", "inter", "space-grotesk", "orbitron", "nunito", "cinzel", "lora", "fraunces", "jetbrains-mono", "press-start-2p", "pixelify-sans", "oxanium", "fredoka", "im-fell-english" and "grenze-gotisch".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } },
          |                                                      ^^^^^^

      site.config.json:2:70 error wrong-type
      theme → fonts → body
      "body" must be a name in double quotes or an object in { }, but is the number 5. Use "system", for example.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } },
          |                                                                      ^

      site.config.json:5:43 error unknown-value
      Home (/) → block 1 (callout) → tone
      "tone" cannot be "wraning". Did you mean "warning"? Allowed values: "info", "success", "warning" and "danger".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "callout", "text": "A", "tone": "wraning" }
          |                                           ^^^^^^^^^

      4 errors
      "
    `);
  });

  test("reports the limit that a number or list exceeds", () => {
    expect(
      report(
        configWith(
          `{ "type": "cards", "columns": 9, "items": [{ "title": "A" }] }`,
          `"theme": { "background": { "layers": [{ "image": "/logo.svg", "opacity": -1 }] } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:74 error out-of-range
      theme → background → layer 1 → opacity
      "opacity" must be at least 0, but is -1.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "background": { "layers": [{ "image": "/logo.svg", "opacity": -1 }] } },
          |                                                                          ^^

      site.config.json:5:31 error out-of-range
      Home (/) → block 1 (cards) → columns
      "columns" must be at most 4, but is 9.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "columns": 9, "items": [{ "title": "A" }] }
          |                               ^

      2 errors
      "
    `);
  });

  test("asks for text if one is empty", () => {
    expect(report(configWith(`{ "type": "stats", "heading": "", "items": [] }`))).toMatchInlineSnapshot(`
      "site.config.json:4:31 error empty-value
      Home (/) → block 1 (stats) → heading
      "heading" is empty. Add text between the quotes, or remove the key.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "heading": "", "items": [] }
          |                               ^^

      site.config.json:4:44 error empty-value
      Home (/) → block 1 (stats) → items
      "items" is empty. Add an entry.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "heading": "", "items": [] }
          |                                            ^^

      2 errors
      "
    `);
  });

  test("describes the form of a text", () => {
    expect(
      report(
        configWith(
          `{ "type": "text", "id": "Fair Play!", "text": "Hi" }`,
          `"theme": { "colors": { "primary": "red" } }, "avatars": { "placeholder": "./public/me.png" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:35 error malformed-value
      theme → colors → primary
      "primary" cannot be "red". It must be a hex colour (#rrggbb). Use "#ff0000".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "colors": { "primary": "red" } }, "avatars": { "placeholder": "./public/me.png" },
          |                                   ^^^^^

      site.config.json:2:74 error malformed-value
      avatars → placeholder
      "placeholder" cannot be "./public/me.png". The path of a file in public/ must start with a slash and not include "public". Use "/me.png", and save the file as public/me.png.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "colors": { "primary": "red" } }, "avatars": { "placeholder": "./public/me.png" },
          |                                                                          ^^^^^^^^^^^^^^^^^

      site.config.json:5:25 error malformed-value
      Home (/) → block 1 (text) → id
      "id" cannot be "Fair Play!". An id can contain only lowercase letters, digits and single hyphens. Use "fair-play".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "Fair Play!", "text": "Hi" }
          |                         ^^^^^^^^^^^^

      3 errors
      "
    `);
  });

  test("describes the form of a name", () => {
    expect(report(configWith(``, `"constants": { "server-ip": "play.example", "ok": true }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:16 error malformed-name
        constants → server-ip
        "server-ip" is not a valid name in "constants". Use letters, digits and _, starting with a letter. Rename it to "server_ip" everywhere.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "server-ip": "play.example", "ok": true },
            |                ^^^^^^^^^^^

        site.config.json:2:51 error wrong-type
        constants → ok
        "ok" must be text in double quotes or a number, but is true. Enter the text in quotes, or remove the key.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "server-ip": "play.example", "ok": true },
            |                                                   ^^^^

        2 errors
        "
      `);
  });
});

test("replaces a colour of the theme with a readable one", () => {
  const theme = (primary: string) =>
    configWith("", `"theme": { "preset": "daylight", "colors": { "primary": "${primary}" } }`);
  expect(report(theme("&6"))).toContain(`"&6" means "#ffaa00", which is hard to read on this theme. Use "#`);
  expect(report(fixed(theme("&6")))).toBe("");
  expect(report(theme("dark blue"))).toContain('Use "#00008b"');
});

test.each(["1e999", "-1e999"])("explains the number %s, which is too large", (number) => {
  expect(report(configWith(`{ "type": "text", "text": ${number} }`))).toContain(
    "is a number that is too large",
  );
});
