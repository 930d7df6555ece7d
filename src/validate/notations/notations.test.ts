import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

/** The findings for these keys, each in a separate config. */
const reports = (...configs: string[]) => configs.map((more) => report(configWith("", more))).join("\n");

describe("a text in the wrong notation gets its fix:", () => {
  test("the avatar service", () => {
    expect(
      reports(
        `"avatars": { "url": "https://faces.example/avatar/" }`,
        `"avatars": { "url": "faces.example/{username}/{size}.png" }`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:21 error malformed-value
      avatars → url
      "url" cannot be "https://faces.example/avatar/". The URL must contain {name} where the member's name belongs. Use "https://faces.example/avatar/{name}".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "avatars": { "url": "https://faces.example/avatar/" },
          |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:2:21 error malformed-value
      avatars → url
      "url" cannot be "faces.example/{username}/{size}.png". The URL must start with https:// and contain {name} where the member's name belongs. Use "https://faces.example/{name}/{size}.png".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "avatars": { "url": "faces.example/{username}/{size}.png" },
          |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("colours", () => {
    expect(
      reports(`"theme": { "colors": {
  "primary": "ffb27a",
  "accent": "Red",
  "danger": "rgb(255, 0, 128)",
  "text": "#ffb27acc",
  "border": "moss" } }`),
    ).toMatchInlineSnapshot(`
      "site.config.json:3:14 error malformed-value
      theme → colors → primary
      "primary" cannot be "ffb27a". It must be a hex colour (#rrggbb). Use "#ffb27a".
        2 | "theme": { "colors": {
        3 |   "primary": "ffb27a",
          |              ^^^^^^^^

      site.config.json:4:13 error malformed-value
      theme → colors → accent
      "accent" cannot be "Red". It must be a hex colour (#rrggbb). Use "#ff0000".
        3 |   "primary": "ffb27a",
        4 |   "accent": "Red",
          |             ^^^^^

      site.config.json:5:13 error malformed-value
      theme → colors → danger
      "danger" cannot be "rgb(255, 0, 128)". It must be a hex colour (#rrggbb). Use "#ff0080".
        4 |   "accent": "Red",
        5 |   "danger": "rgb(255, 0, 128)",
          |             ^^^^^^^^^^^^^^^^^^

      site.config.json:6:11 error malformed-value
      theme → colors → text
      "text" cannot be "#ffb27acc". It must be a hex colour (#rrggbb) without transparency. Use "#ffb27a".
        5 |   "danger": "rgb(255, 0, 128)",
        6 |   "text": "#ffb27acc",
          |           ^^^^^^^^^^^

      site.config.json:7:13 error malformed-value
      theme → colors → border
      "border" cannot be "moss". It must be a hex colour (#rrggbb), such as "#ffb27a".
        6 |   "text": "#ffb27acc",
        7 |   "border": "moss" } },
          |             ^^^^^^

      5 errors
      "
    `);
  });

  test("ids, icons and the names of form fields", () => {
    expect(
      report(
        configWith(`{ "type": "stats", "id": "My Id", "items": [
  { "value": "1", "label": "A", "icon": "Rocket" },
  { "value": "1", "label": "B", "icon": "ShieldCheck" }
] },
{ "type": "form", "submit": "Send", "delivery": { "type": "email", "to": "mailto:a@b.example", "subject": "Hi" }, "fields": [
  { "type": "text", "name": "Your name", "label": "Name" }
] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:26 error malformed-value
      Home (/) → block 1 (stats) → id
      "id" cannot be "My Id". An id can contain only lowercase letters, digits and single hyphens. Use "my-id".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "id": "My Id", "items": [
          |                          ^^^^^^^

      site.config.json:5:41 error malformed-value
      Home (/) → block 1 (stats) → figure 1, "A" → icon
      "icon" cannot be "Rocket". Icon names can contain only lowercase letters, digits and hyphens. Use "rocket".
        4 | { "type": "stats", "id": "My Id", "items": [
        5 |   { "value": "1", "label": "A", "icon": "Rocket" },
          |                                         ^^^^^^^^

      site.config.json:6:41 error malformed-value
      Home (/) → block 1 (stats) → figure 2, "B" → icon
      "icon" cannot be "ShieldCheck". Icon names can contain only lowercase letters, digits and hyphens. Did you mean "shield"?
        5 |   { "value": "1", "label": "A", "icon": "Rocket" },
        6 |   { "value": "1", "label": "B", "icon": "ShieldCheck" }
          |                                         ^^^^^^^^^^^^^

      site.config.json:8:74 error malformed-value
      Home (/) → block 2 (form) → delivery → to
      "to" cannot be "mailto:a@b.example". mailto: is not needed here. Use "a@b.example".
        7 | ] },
        8 | { "type": "form", "submit": "Send", "delivery": { "type": "email", "to": "mailto:a@b.example", "subj…
          |                                                                          ^^^^^^^^^^^^^^^^^^^^

      site.config.json:9:29 error malformed-value
      Home (/) → block 2 (form) → field 1, "Name" → name
      "name" cannot be "Your name". Expected: Name of the field in the submitted answers. Must start with a letter, can contain only letters, digits, "-" and "_", and must be unique in the form. Use "your-name".
        8 | { "type": "form", "submit": "Send", "delivery": { "type": "email", "to": "mailto:a@b.example", "subj…
        9 |   { "type": "text", "name": "Your name", "label": "Name" }
          |                             ^^^^^^^^^^^

      5 errors
      "
    `);
  });

  test("names of constants and toasts", () => {
    expect(
      reports(
        `"constants": { "server-ip": "a", "1st": "b" }`,
        `"toasts": { "messages": { "my toast": { "title": "A" } } }`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:16 error malformed-name
      constants → server-ip
      "server-ip" is not a valid name in "constants". Use letters, digits and _, starting with a letter. Rename it to "server_ip" everywhere.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "server-ip": "a", "1st": "b" },
          |                ^^^^^^^^^^^

      site.config.json:2:34 error malformed-name
      constants → 1st
      "1st" is not a valid name in "constants". Use letters, digits and _, starting with a letter.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "server-ip": "a", "1st": "b" },
          |                                  ^^^^^

      2 errors

      site.config.json:2:27 error malformed-name
      toasts → messages → my toast
      "my toast" is not a valid name in "messages". Use letters, digits, - and _, starting with a letter. Rename it to "my-toast" everywhere.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "toasts": { "messages": { "my toast": { "title": "A" } } },
          |                           ^^^^^^^^^^

      1 error
      "
    `);
  });

  test("other texts get the key's description, even from a wrapped schema", () => {
    expect(
      reports(
        `"theme": { "fonts": { "body": { "family": "Größe!", "file": "/logo.svg", "weight": "bold" } } }`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:43 error malformed-value
      theme → fonts → body → family
      "family" cannot be "Größe!". Expected: Name of the font family. Use "Grosse".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "fonts": { "body": { "family": "Größe!", "file": "/logo.svg", "weight": "bold" } } },
          |                                           ^^^^^^^^

      site.config.json:2:84 error malformed-value
      theme → fonts → body → weight
      "weight" cannot be "bold". Expected: Font weight, such as "400", or the weight range of a variable font, such as "300 700".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "fonts": { "body": { "family": "Größe!", "file": "/logo.svg", "weight": "bold" } } },
          |                                                                                    ^^^^^^

      2 errors
      "
    `);
  });
});
