import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

/** What an owner reads about these keys, each config by itself. */
const reports = (...configs: string[]) => configs.map((more) => report(configWith("", more))).join("\n");
const site = (keys: string) => `"site": { "name": "Mossy", ${keys} }`;
/** A config without a site of its own. */
const reportSite = (...keys: string[]) =>
  keys
    .map((key) => report(`{ "version": 1, ${site(key)},\n  "routes": [{ "path": "/", "title": "Home" }] }`))
    .join("\n");

describe("a text in the wrong notation gets its fix:", () => {
  test("the base path", () => {
    expect(
      reportSite(
        `"basePath": "my-server"`,
        `"basePath": "/my-server"`,
        `"basePath": "https://me.github.io/my server/"`,
        `"basePath": "./"`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:56 error malformed-value
      site → basePath
      "basePath" cannot be "my-server". It has a slash at both ends: write "/my-server/".
        1 | { "version": 1, "site": { "name": "Mossy", "basePath": "my-server" },
          |                                                        ^^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → basePath
      "basePath" cannot be "/my-server". It has a slash at both ends: write "/my-server/".
        1 | { "version": 1, "site": { "name": "Mossy", "basePath": "/my-server" },
          |                                                        ^^^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → basePath
      "basePath" cannot be "https://me.github.io/my server/". It names only the folder and has only letters a to z, digits and . _ ~ - in its names: write "/my-server/".
        1 | { "version": 1, "site": { "name": "Mossy", "basePath": "https://me.github.io/my server/" },
          |                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → basePath
      "basePath" cannot be "./". It has a slash at both ends: write "/".
        1 | { "version": 1, "site": { "name": "Mossy", "basePath": "./" },
          |                                                        ^^^^

      1 error
      "
    `);
  });

  test("the public address", () => {
    expect(
      reportSite(
        `"url": "orbistead.example"`,
        `"url": "https://orbistead.example/"`,
        `"url": "https://orbistead.example/server"`,
        `"url": "Orbistead"`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:51 error malformed-value
      site → url
      "url" cannot be "orbistead.example". The address starts with https://: write "https://orbistead.example".
        1 | { "version": 1, "site": { "name": "Mossy", "url": "orbistead.example" },
          |                                                   ^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:51 error malformed-value
      site → url
      "url" cannot be "https://orbistead.example/". Leave out the slash at the end: write "https://orbistead.example".
        1 | { "version": 1, "site": { "name": "Mossy", "url": "https://orbistead.example/" },
          |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:51 error malformed-value
      site → url
      "url" cannot be "https://orbistead.example/server". Leave the path out, it belongs in "basePath": write "https://orbistead.example" here and "/server/" there.
        1 | { "version": 1, "site": { "name": "Mossy", "url": "https://orbistead.example/server" },
          |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:51 error malformed-value
      site → url
      "url" cannot be "Orbistead". Write the whole address of the site, such as "https://play.example".
        1 | { "version": 1, "site": { "name": "Mossy", "url": "Orbistead" },
          |                                                   ^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("the language", () => {
    expect(
      reportSite(
        `"language": "German"`,
        `"language": "Français"`,
        `"language": "pt_BR"`,
        `"language": "Elvish"`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:56 error malformed-value
      site → language
      "language" cannot be "German". A language is written as its code: write "de".
        1 | { "version": 1, "site": { "name": "Mossy", "language": "German" },
          |                                                        ^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → language
      "language" cannot be "Français". A language is written as its code: write "fr".
        1 | { "version": 1, "site": { "name": "Mossy", "language": "Français" },
          |                                                        ^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → language
      "language" cannot be "pt_BR". A language is written as its code: write "pt-BR".
        1 | { "version": 1, "site": { "name": "Mossy", "language": "pt_BR" },
          |                                                        ^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → language
      "language" cannot be "Elvish". A language is written as its code, such as "en", "de" or "pt-BR".
        1 | { "version": 1, "site": { "name": "Mossy", "language": "Elvish" },
          |                                                        ^^^^^^^^

      1 error
      "
    `);
  });

  test("pictures and files", () => {
    expect(
      reportSite(
        `"logo": "logo.svg", "favicon": "public/logo.svg"`,
        String.raw`"logo": "\\logo.svg", "favicon": "/art\\mill.svg"`,
        String.raw`"logo": "http://a.example/logo.svg", "favicon": "C:\\me\\logo.svg"`,
        `"logo": "/my logo.svg", "favicon": "/public/new.ico"`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:52 error malformed-value
      site → logo
      "logo" cannot be "logo.svg". The path of a file in public/ starts with a slash: write "/logo.svg".
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "logo.svg", "favicon": "public/logo.svg" },
          |                                                    ^^^^^^^^^^

      site.config.json:1:75 error malformed-value
      site → favicon
      "favicon" cannot be "public/logo.svg". The path of a file in public/ leaves out "public" and starts with a slash: write "/logo.svg".
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "logo.svg", "favicon": "public/logo.svg" },
          |                                                                           ^^^^^^^^^^^^^^^^^

      2 errors

      site.config.json:1:52 error malformed-value
      site → logo
      "logo" cannot be "\\\\logo.svg". The path of a file in public/ starts with a slash and has / instead of \\: write "/logo.svg".
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "\\\\logo.svg", "favicon": "/art\\\\mill.svg" },
          |                                                    ^^^^^^^^^^^^

      site.config.json:1:77 error unknown-file
      site → favicon
      There is no file "/art\\\\mill.svg" in public/. Did you mean "/art/mill.svg"?
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "\\\\logo.svg", "favicon": "/art\\\\mill.svg" },
          |                                                                             ^^^^^^^^^^^^^^^^

      2 errors

      site.config.json:1:52 error malformed-value
      site → logo
      "logo" cannot be "http://a.example/logo.svg". A picture from the web starts with https://: write "https://a.example/logo.svg".
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "http://a.example/logo.svg", "favicon": "C:\\\\me\\\\…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:1:92 error malformed-value
      site → favicon
      "favicon" cannot be "C:\\\\me\\\\logo.svg". The file is in public/ already: write "/logo.svg".
        1 | …, "logo": "http://a.example/logo.svg", "favicon": "C:\\\\me\\\\logo.svg" },
          |                                                    ^^^^^^^^^^^^^^^^^^

      2 errors

      site.config.json:1:52 error malformed-value
      site → logo
      "logo" cannot be "/my logo.svg". The path of a file in public/ has %20 for a space. Write "/my%20logo.svg" and put the file at public/my%20logo.svg.
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "/my logo.svg", "favicon": "/public/new.ico" },
          |                                                    ^^^^^^^^^^^^^^

      site.config.json:1:79 error unknown-file
      site → favicon
      There is no file "/public/new.ico" in public/. Write "/new.ico" and put the file at public/new.ico.
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "/my logo.svg", "favicon": "/public/new.ico" },
          |                                                                               ^^^^^^^^^^^^^^^^^

      2 errors
      "
    `);
  });

  test("the avatar service", () => {
    expect(
      reports(
        `"avatars": { "url": "https://faces.example/avatar/" }`,
        `"avatars": { "url": "faces.example/{username}/{size}.png" }`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:21 error malformed-value
      avatars → url
      "url" cannot be "https://faces.example/avatar/". The address has {name} where the member's name belongs: write "https://faces.example/avatar/{name}".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "avatars": { "url": "https://faces.example/avatar/" },
          |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:2:21 error malformed-value
      avatars → url
      "url" cannot be "faces.example/{username}/{size}.png". The address starts with https:// and has {name} where the member's name belongs: write "https://faces.example/{name}/{size}.png".
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
      "primary" cannot be "ffb27a". A colour is written as #rrggbb: write "#ffb27a".
        2 | "theme": { "colors": {
        3 |   "primary": "ffb27a",
          |              ^^^^^^^^

      site.config.json:4:13 error malformed-value
      theme → colors → accent
      "accent" cannot be "Red". A colour is written as #rrggbb: write "#ff0000".
        3 |   "primary": "ffb27a",
        4 |   "accent": "Red",
          |             ^^^^^

      site.config.json:5:13 error malformed-value
      theme → colors → danger
      "danger" cannot be "rgb(255, 0, 128)". A colour is written as #rrggbb: write "#ff0080".
        4 |   "accent": "Red",
        5 |   "danger": "rgb(255, 0, 128)",
          |             ^^^^^^^^^^^^^^^^^^

      site.config.json:6:11 error malformed-value
      theme → colors → text
      "text" cannot be "#ffb27acc". A colour is written as #rrggbb and has no transparency: write "#ffb27a".
        5 |   "danger": "rgb(255, 0, 128)",
        6 |   "text": "#ffb27acc",
          |           ^^^^^^^^^^^

      site.config.json:7:13 error malformed-value
      theme → colors → border
      "border" cannot be "moss". A colour is written as #rrggbb, such as "#ffb27a".
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
      "id" cannot be "My Id". An id has only small letters, digits and single hyphens: write "my-id".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "id": "My Id", "items": [
          |                          ^^^^^^^

      site.config.json:5:41 error malformed-value
      Home (/) → block 1 (stats) → figure 1, "A" → icon
      "icon" cannot be "Rocket". Icon names have only small letters, digits and hyphens: write "rocket".
        4 | { "type": "stats", "id": "My Id", "items": [
        5 |   { "value": "1", "label": "A", "icon": "Rocket" },
          |                                         ^^^^^^^^

      site.config.json:6:41 error malformed-value
      Home (/) → block 1 (stats) → figure 2, "B" → icon
      "icon" cannot be "ShieldCheck". Icon names have only small letters, digits and hyphens. Did you mean "shield"?
        5 |   { "value": "1", "label": "A", "icon": "Rocket" },
        6 |   { "value": "1", "label": "B", "icon": "ShieldCheck" }
          |                                         ^^^^^^^^^^^^^

      site.config.json:8:74 error malformed-value
      Home (/) → block 2 (form) → delivery → to
      "to" cannot be "mailto:a@b.example". It is the address alone: write "a@b.example".
        7 | ] },
        8 | { "type": "form", "submit": "Send", "delivery": { "type": "email", "to": "mailto:a@b.example", "subj…
          |                                                                          ^^^^^^^^^^^^^^^^^^^^

      site.config.json:9:29 error malformed-value
      Home (/) → block 2 (form) → field 1, "Name" → name
      "name" cannot be "Your name". What belongs here: The name under which the answer is sent: letters, digits, - and _. Each name stands once in a form. Write "your-name".
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
      "server-ip" cannot be a name in "constants". Start with a letter, and use only letters, digits and _. Write "server_ip", also where it is used.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "server-ip": "a", "1st": "b" },
          |                ^^^^^^^^^^^

      site.config.json:2:34 error malformed-name
      constants → 1st
      "1st" cannot be a name in "constants". Start with a letter, and use only letters, digits and _.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "server-ip": "a", "1st": "b" },
          |                                  ^^^^^

      2 errors

      site.config.json:2:27 error malformed-name
      toasts → messages → my toast
      "my toast" cannot be a name in "messages". Start with a letter, and use only letters, digits, - and _. Write "my-toast", also where it is used.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "toasts": { "messages": { "my toast": { "title": "A" } } },
          |                           ^^^^^^^^^^

      1 error
      "
    `);
  });

  test("of others, the description is told, also where it is a wrapped one", () => {
    expect(
      reports(
        `"theme": { "fonts": { "body": { "family": "Größe!", "file": "/logo.svg", "weight": "bold" } } }`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:43 error malformed-value
      theme → fonts → body → family
      "family" cannot be "Größe!". What belongs here: The name of the font. Write "Grosse".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "fonts": { "body": { "family": "Größe!", "file": "/logo.svg", "weight": "bold" } } },
          |                                           ^^^^^^^^

      site.config.json:2:84 error malformed-value
      theme → fonts → body → weight
      "weight" cannot be "bold". What belongs here: The weight of the file, or the range of a variable font, as in 300 700.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "fonts": { "body": { "family": "Größe!", "file": "/logo.svg", "weight": "bold" } } },
          |                                                                                    ^^^^^^

      2 errors
      "
    `);
  });
});
