import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

const buttons = (...links: string[]) =>
  `{ "type": "cta", "buttons": [\n${links.map((href) => `  { "label": "A", "href": ${JSON.stringify(href)} }`).join(",\n")}\n] }`;
const form = (delivery: string) =>
  `{ "type": "form", "submit": "Send", "fields": [{ "type": "text", "name": "a", "label": "A" }],\n  "delivery": ${delivery} }`;

describe("a mistake in a constant is reported once, at the constant:", () => {
  test("a web address without https://", () => {
    expect(
      report(
        configWith(
          `${buttons("{{discord}}", "{{discord}}")},\n{ "type": "text", "text": "[chat]({{discord}})" }`,
          `"constants": { "discord": "discord.gg/abc" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:27 error malformed-link
      constants → discord
      "discord.gg/abc" is not a valid link, but {{discord}} is used as one in 3 places. A URL must start with https://. Use "https://discord.gg/abc".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "discord": "discord.gg/abc" },
          |                           ^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("an invalid email address", () => {
    expect(
      report(
        configWith(
          `${buttons("mailto:{{mail}}", "mailto:{{mail}}?subject=Hi")},\n${form(`{ "type": "email", "to": "{{mail}}", "subject": "Hi" }`)}`,
          `"constants": { "mail": "crew at orbistead" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:24 error malformed-link
      constants → mail
      "crew at orbistead" is not a valid email address, but {{mail}} is used as one in 3 places. Use an email address, such as name@example.com.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "mail": "crew at orbistead" },
          |                        ^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("an unknown page", () => {
    expect(report(configWith(buttons("{{rules}}", "{{rules}}"), `"constants": { "rules": "/rulse" }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:25 error unknown-page
        constants → rules
        {{rules}} is used as a link in 2 places, but there is no page or file at "/rulse". Did you mean "/rules"?
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "rules": "/rulse" },
            |                         ^^^^^^^^

        1 error
        "
      `);
  });

  test("a part of an address, and the address of a form service", () => {
    expect(
      report(
        configWith(
          `${buttons("https://{{host}}/map")},\n${form(`{ "type": "post", "url": "{{forms}}" }`)}`,
          `"constants": { "host": "my server",\n  "forms": "forms.example/1" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:24 error malformed-link
      constants → host
      "my server" cannot be used in a link, but {{host}} is part of a link in 1 place. The domain contains a space. Copy the URL from your browser.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "host": "my server",
          |                        ^^^^^^^^^^^

      site.config.json:3:12 error malformed-link
      constants → forms
      "forms.example/1" is not a valid URL, but {{forms}} is used as one in 1 place. Use the full URL of the form service: "https://forms.example/1".
        2 | "constants": { "host": "my server",
        3 |   "forms": "forms.example/1" },
          |            ^^^^^^^^^^^^^^^^^

      2 errors
      "
    `);
  });

  test("a valid value in the wrong kind of link, which needs a change of the link", () => {
    expect(
      report(
        configWith(
          `${buttons("{{mail}}", "{{address}}")},\n{ "type": "text", "heading": "Join {{address}}", "text": "Now." }`,
          `"constants": { "mail": "crew@mossy.example",\n  "address": "play.mossy.example" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:24 error malformed-link
      constants → mail
      "crew@mossy.example" is not a valid link, but {{mail}} is used as one in 1 place. Use "mailto:{{mail}}" in the link.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "mail": "crew@mossy.example",
          |                        ^^^^^^^^^^^^^^^^^^^^

      site.config.json:3:14 error malformed-link
      constants → address
      "play.mossy.example" is not a valid link, but {{address}} is used as one in 1 place. Visitors also see this value as text, so use "https://{{address}}" in the link.
        2 | "constants": { "mail": "crew@mossy.example",
        3 |   "address": "play.mossy.example" },
          |              ^^^^^^^^^^^^^^^^^^^^

      2 errors
      "
    `);
  });
});

describe("a mistake that the constant does not cause is reported where it is:", () => {
  test("a wrong link around it, or no constant to trace", () => {
    expect(
      report(
        configWith(
          buttons("/{{name}}-map", "mailto:crew", "{{ chat }}"),
          `"constants": { "name": "mossy", "chat": "https://chat.example" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:6:27 error unknown-page
      Home (/) → block 1 (cta) → button 1, "A" → href
      There is no page or file at "/mossy-map". The pages are "/" and "/rules". Files must be in public/.
        5 | { "type": "cta", "buttons": [
        6 |   { "label": "A", "href": "/{{name}}-map" },
          |                           ^^^^^^^^^^^^^^^

      site.config.json:7:27 error malformed-link
      Home (/) → block 1 (cta) → button 2, "A" → href
      "mailto:crew" is not a valid link. Use mailto: followed by an email address, such as mailto:name@example.com.
        6 |   { "label": "A", "href": "/{{name}}-map" },
        7 |   { "label": "A", "href": "mailto:crew" },
          |                           ^^^^^^^^^^^^^

      site.config.json:8:27 error malformed-link
      Home (/) → block 1 (cta) → button 3, "A" → href
      "{{ chat }}" is not a valid link. In a link, braces cannot contain spaces. Use "{{chat}}".
        7 |   { "label": "A", "href": "mailto:crew" },
        8 |   { "label": "A", "href": "{{ chat }}" }
          |                           ^^^^^^^^^^^^

      3 errors
      "
    `);
  });

  test("the email address of a form", () => {
    expect(report(configWith(form(`{ "type": "email", "to": "crew at mossy", "subject": "Hi" }`))))
      .toMatchInlineSnapshot(`
        "site.config.json:5:40 error malformed-value
        Home (/) → block 1 (form) → delivery → to
        "to" cannot be "crew at mossy". Use an email address, such as name@example.com.
          4 | { "type": "form", "submit": "Send", "fields": [{ "type": "text", "name": "a", "label": "A" }],
          5 |   "delivery": { "type": "email", "to": "crew at mossy", "subject": "Hi" } }
            |                                        ^^^^^^^^^^^^^^^

        1 error
        "
      `);
  });
});
