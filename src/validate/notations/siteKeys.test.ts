import { describe, expect, test } from "vitest";
import { report } from "../../../tests/validate/surroundings";

const site = (keys: string) => `"site": { "name": "Mossy", ${keys} }`;
/** A config without a "site" object. */
const reportSite = (...keys: string[]) =>
  keys
    .map((key) => report(`{ "version": 1, ${site(key)},\n  "routes": [{ "path": "/", "title": "Home" }] }`))
    .join("\n");

describe("a key of the site in the wrong notation gets its fix:", () => {
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
      "basePath" cannot be "my-server". It must start and end with a slash. Use "/my-server/".
        1 | { "version": 1, "site": { "name": "Mossy", "basePath": "my-server" },
          |                                                        ^^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → basePath
      "basePath" cannot be "/my-server". It must start and end with a slash. Use "/my-server/".
        1 | { "version": 1, "site": { "name": "Mossy", "basePath": "/my-server" },
          |                                                        ^^^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → basePath
      "basePath" cannot be "https://me.github.io/my server/". It must contain only the folder and use only letters a to z, digits and . _ ~ - in folder names. Use "/my-server/".
        1 | { "version": 1, "site": { "name": "Mossy", "basePath": "https://me.github.io/my server/" },
          |                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → basePath
      "basePath" cannot be "./". It must start and end with a slash. Use "/".
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
      "url" cannot be "orbistead.example". The URL must start with https://. Use "https://orbistead.example".
        1 | { "version": 1, "site": { "name": "Mossy", "url": "orbistead.example" },
          |                                                   ^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:51 error malformed-value
      site → url
      "url" cannot be "https://orbistead.example/". Remove the slash at the end. Use "https://orbistead.example".
        1 | { "version": 1, "site": { "name": "Mossy", "url": "https://orbistead.example/" },
          |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:51 error malformed-value
      site → url
      "url" cannot be "https://orbistead.example/server". The path belongs in "basePath". Use "https://orbistead.example" here, and set "basePath": "/server/".
        1 | { "version": 1, "site": { "name": "Mossy", "url": "https://orbistead.example/server" },
          |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error

      site.config.json:1:51 error malformed-value
      site → url
      "url" cannot be "Orbistead". Use the site's full URL, such as "https://play.example".
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
      "language" cannot be "German". It must be a language code. Use "de".
        1 | { "version": 1, "site": { "name": "Mossy", "language": "German" },
          |                                                        ^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → language
      "language" cannot be "Français". It must be a language code. Use "fr".
        1 | { "version": 1, "site": { "name": "Mossy", "language": "Français" },
          |                                                        ^^^^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → language
      "language" cannot be "pt_BR". It must be a language code. Use "pt-BR".
        1 | { "version": 1, "site": { "name": "Mossy", "language": "pt_BR" },
          |                                                        ^^^^^^^

      1 error

      site.config.json:1:56 error malformed-value
      site → language
      "language" cannot be "Elvish". It must be a language code, such as "en", "de" or "pt-BR".
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
      "logo" cannot be "logo.svg". The path of a file in public/ must start with a slash. Use "/logo.svg".
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "logo.svg", "favicon": "public/logo.svg" },
          |                                                    ^^^^^^^^^^

      site.config.json:1:75 error malformed-value
      site → favicon
      "favicon" cannot be "public/logo.svg". The path of a file in public/ must start with a slash and not include "public". Use "/logo.svg".
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "logo.svg", "favicon": "public/logo.svg" },
          |                                                                           ^^^^^^^^^^^^^^^^^

      2 errors

      site.config.json:1:52 error malformed-value
      site → logo
      "logo" cannot be "\\\\logo.svg". The path of a file in public/ must start with a slash and use / instead of \\. Use "/logo.svg".
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
      "logo" cannot be "http://a.example/logo.svg". The URL of a picture must start with https://. Use "https://a.example/logo.svg".
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "http://a.example/logo.svg", "favicon": "C:\\\\me\\\\…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:1:92 error malformed-value
      site → favicon
      "favicon" cannot be "C:\\\\me\\\\logo.svg". The file is already in public/. Use "/logo.svg".
        1 | …, "logo": "http://a.example/logo.svg", "favicon": "C:\\\\me\\\\logo.svg" },
          |                                                    ^^^^^^^^^^^^^^^^^^

      2 errors

      site.config.json:1:52 error malformed-value
      site → logo
      "logo" cannot be "/my logo.svg". The path of a file in public/ must use %20 for a space. Use "/my%20logo.svg", and save the file as public/my%20logo.svg.
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "/my logo.svg", "favicon": "/public/new.ico" },
          |                                                    ^^^^^^^^^^^^^^

      site.config.json:1:79 error unknown-file
      site → favicon
      There is no file "/public/new.ico" in public/. Use "/new.ico", and save the file as public/new.ico.
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "/my logo.svg", "favicon": "/public/new.ico" },
          |                                                                               ^^^^^^^^^^^^^^^^^

      2 errors
      "
    `);
  });
});
