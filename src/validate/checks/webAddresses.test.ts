import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

/** The messages about this key, with each value in a separate config. */
const messages = (config: (value: string) => string, ...values: string[]) =>
  values.map((value) => {
    const [, message = "", ...rest] = report(config(JSON.stringify(value))).split("\n");
    return rest.includes("1 error") ? message : ["not one error", message, ...rest].join("\n");
  });
const logo = (value: string) =>
  `{ "version": 1, "site": { "name": "Mossy", "logo": ${value} }, "routes": [{ "path": "/", "title": "Home" }] }`;
const url = (value: string) => logo(value).replace("logo", "url");
const avatars = (value: string) => configWith("", `"avatars": { "url": ${value} }`);
const delivery = (value: string) =>
  `{ "type": "form", "submit": "Send", "fields": [{ "type": "text", "name": "a", "label": "A" }],\n  "delivery": { "type": "post", "url": ${value} } }`;
const form = (value: string) => configWith(delivery(value));

test("requires hosts for pictures that browsers and policies support", () => {
  expect(
    messages(
      logo,
      "https://[",
      "https://a.example:99999/x.png",
      "https://a.example;script-src/x.png",
      "https://a.example,b.example/x.png",
      "https://a'b.example/x.png",
      "https://me:secret@a.example/x.png",
      "https://münchen.example/x.png",
      "https://1.2.3.999/x.png",
      "http://a.example;b/x.png",
      "https://{{host}}/x.png",
    ),
  ).toMatchInlineSnapshot(`
    [
      "site → logo",
      "site → logo",
      "site → logo",
      "site → logo",
      "site → logo",
      "site → logo",
      "site → logo",
      "site → logo",
      "site → logo",
      "site → logo",
    ]
  `);
});

test("requires such a host for the site's address", () => {
  expect(
    messages(
      url,
      "https://a.example:99999",
      "https://a.example;b",
      "https://münchen.example",
      "https://my_host.example",
    ),
  ).toMatchInlineSnapshot(`
    [
      "site → url",
      "site → url",
      "site → url",
      "site → url",
    ]
  `);
});

test("requires such a host for the avatar service, and placeholders only after it", () => {
  expect(
    messages(
      avatars,
      "http://:{name}",
      "https://{name}.example/x",
      "https://{size}.example/{name}",
      "https://a.example:99999/{name}",
      "https://a.example;b/{name}",
      "https://a.example{name}",
    ),
  ).toMatchInlineSnapshot(`
    [
      "avatars → url",
      "avatars → url",
      "avatars → url",
      "avatars → url",
      "avatars → url",
      "avatars → url",
    ]
  `);
});

test("requires such a host for the form service", () => {
  expect(
    messages(
      form,
      "https://[",
      "https://a.example:99999/x",
      "https://a.example;script-src/x",
      "https://münchen.example/x",
      "https://{{unknown}}/x",
    ),
  ).toMatchInlineSnapshot(`
    [
      "Home (/) → block 1 (form) → delivery → url",
      "Home (/) → block 1 (form) → delivery → url",
      "Home (/) → block 1 (form) → delivery → url",
      "Home (/) → block 1 (form) → delivery → url",
      "Home (/) → block 1 (form) → delivery → url",
    ]
  `);
});

test("reports a form service from a constant once, at the constant", () => {
  expect(
    report(
      configWith(
        [
          "{{mail}}",
          "https://{{host}}/x",
          "https://a.example:{{port}}/x",
          "https://a.example:{{port}}/y",
          "https://{{good}}/x",
          "https://{{good}};/x",
        ]
          .map((value) => delivery(JSON.stringify(value)))
          .join(",\n"),
        `"constants": { "mail": "mailto:crew@mossy.example",\n  "host": "a.example;b",\n  "port": 99999,\n  "good": "forms.example" }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:24 error malformed-link
    constants → mail
    "mailto:crew@mossy.example" is not a valid URL, but {{mail}} is used as one in 1 place. Use the full URL of the form service, starting with https://.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "mail": "mailto:crew@mossy.example",
        |                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:3:11 error malformed-link
    constants → host
    "a.example;b" cannot be used in a link, but {{host}} is part of a link in 1 place. A hostname can contain only letters a to z, digits, dots and hyphens, as in https://example.com.
      2 | "constants": { "mail": "mailto:crew@mossy.example",
      3 |   "host": "a.example;b",
        |           ^^^^^^^^^^^^^

    site.config.json:4:11 error malformed-link
    constants → port
    "99999" cannot be used in a link, but {{port}} is part of a link in 2 places. The port must be at most 65535.
      3 |   "host": "a.example;b",
      4 |   "port": 99999,
        |           ^^^^^

    site.config.json:19:40 error malformed-link
    Home (/) → block 6 (form) → delivery → url
    "url" cannot be "https://forms.example;/x". A hostname can contain only letters a to z, digits, dots and hyphens, as in https://example.com.
      18 | { "type": "form", "submit": "Send", "fields": [{ "type": "text", "name": "a", "label": "A" }],
      19 |   "delivery": { "type": "post", "url": "https://{{good}};/x" } }
         |                                        ^^^^^^^^^^^^^^^^^^^^^

    4 errors
    "
  `);
});

test("requires one pair of braces around the avatar service's placeholders", () => {
  const text = avatars('"https://faces.example/{{size}}/{{ name }}.png"').replace("{{ name }}", "{{name}}");
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:2:44 error malformed-value
    avatars → url
    "{{size}}" is not replaced here. Placeholders in this URL must have single braces. Use "https://faces.example/{size}/{name}.png".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "avatars": { "url": "https://faces.example/{{size}}/{{name}}.png" },
        |                                            ^^^^^^^^

    1 error
    "
  `);
  expect(fixed(text)).toContain('"https://faces.example/{size}/{name}.png"');
  expect(report(avatars('"faces.example/{{name}}"'))).toMatchInlineSnapshot(`
    "site.config.json:2:21 error malformed-value
    avatars → url
    "url" cannot be "faces.example/{{name}}". The URL must start with https:// and have one pair of braces around each placeholder. Use "https://faces.example/{name}".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "avatars": { "url": "faces.example/{{name}}" },
        |                     ^^^^^^^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
  expect(
    report(
      configWith(
        "",
        `"constants": { "skin": "3d" },\n"avatars": { "url": "https://faces.example/{{skin}}/{name}" }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:3:44 error malformed-value
    avatars → url
    "{{skin}}" is not replaced here. This URL cannot contain constants. Use "3d".
      2 | "constants": { "skin": "3d" },
      3 | "avatars": { "url": "https://faces.example/{{skin}}/{name}" },
        |                                            ^^^^^^^^

    1 error
    "
  `);
  expect(report(avatars('"https://faces.example/{size}/{name}"'))).toBe("");
});
