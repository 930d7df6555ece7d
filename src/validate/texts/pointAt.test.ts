import { expect, test } from "vitest";
import { configWith, report, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

const filler =
  "A long text that says a good deal about the server and its people before it comes to the point. ";
const text = (words: string) => configWith(`{ "type": "text", "text": ${JSON.stringify(words)} }`);

/** The parts of the file that the findings point at. */
const marked = (file: string) =>
  validate(file, surroundings).diagnostics.map(({ range }) =>
    file.slice(range.start.offset, range.end.offset),
  );

test("shows the text around a mistake in a long text", () => {
  expect(report(text(`${filler.repeat(2)}Visit the [store](store.foo.com) today. ${filler}`)))
    .toMatchInlineSnapshot(`
      "site.config.json:4:230 error malformed-link
      Home (/) → block 1 (text) → text
      "store.foo.com" is not a valid link. A URL must start with https://. Use "https://store.foo.com".
        4 | …ts people before it comes to the point. Visit the [store](store.foo.com) today. A long text that say…
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
  expect(report(text(`${filler.repeat(2)}There are {{worlds}} worlds and {{players}} players.`)))
    .toMatchInlineSnapshot(`
      "site.config.json:4:230 error unknown-constant
      Home (/) → block 1 (text) → text
      Unknown constant "worlds". Add "constants": { "worlds": "…" } next to "site", or use \\\\{{ to show {{ on the page.
        4 | …ts people before it comes to the point. There are {{worlds}} worlds and {{players}} players." }
          |                                                    ^^^^^^^^^^

      site.config.json:4:252 error unknown-constant
      Home (/) → block 1 (text) → text
      Unknown constant "players". Add "constants": { "players": "…" } next to "site", or use \\\\{{ to show {{ on the page.
        4 | …mes to the point. There are {{worlds}} worlds and {{players}} players." }
          |                                                    ^^^^^^^^^^^

      2 errors
      "
    `);
  expect(report(text(`${filler}It is <b>never</b> down. ${filler}`))).toMatchInlineSnapshot(`
    "site.config.json:4:130 error html-in-text
    Home (/) → block 1 (text) → text
    HTML does not work here: "<b>". Use **bold**, *italic*, \`code\` or [links](/path) instead. To show a <, use \\\\<.
      4 | …nd its people before it comes to the point. It is <b>never</b> down. A long text that says a good de…
        |                                                    ^^^

    1 error
    "
  `);
});

test("hides a secret and its neighbouring words in a long text, and shows the rest", () => {
  const hook = `https://discord.com/api/webhooks/${"0".repeat(18)}/${"0".repeat(30)}`;
  expect(report(text(`${filler}Reports go to ${hook} at once. Thank you.`))).toMatchInlineSnapshot(`
    "site.config.json:4:138 error public-secret
    Home (/) → block 1 (text) → text
    This is a Discord webhook. Anyone who has it can post in your name. Everything in this file is published. Delete the sentence that contains the secret. Someone may already have seen the secret, so also revoke it and create a new one in the service that it belongs to.
      4 | …eople before it comes to the point. Reports go to ••••••••••••••••••••••••••••••••••••••••••••••••••…
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
});

test("hides a text with two secrets", () => {
  const hook = (id: string) => `https://discord.com/api/webhooks/${id.repeat(18)}/${"0".repeat(30)}`;
  expect(report(text(`First ${hook("1")} then ${hook("2")}.`))).not.toContain("webhooks/");
  const key = "Our key: -----BEGIN PRIVATE KEY----- MIIE0000";
  expect(report(text(key))).not.toContain("MIIE");
});

test("keeps the position of a mistake after escapes", () => {
  const shift = String.raw`\"Hello\"\n\u00e9\ud83d\ude00 `;
  expect(
    marked(configWith(`{ "type": "text", "text": "${shift}{{nobody}} [a](b c.d) [b](b.example)" }`)),
  ).toEqual(["{{nobody}}", "[b](b.example)"]);
  expect(
    marked(
      configWith(String.raw`{ "type": "text", "text": "a \\{{ b \\{{ {{ nobody }} [b](b.example) {{ x }}" }`),
    ),
  ).toEqual(["{{ nobody }}", "[b](b.example)", "{{ x }}"]);
  const fenced = "`code` \\\\{{ {{ name }} [a]({{ name }}) [b](b.example) <b>";
  expect(
    marked(configWith(`{ "type": "text", "text": "${fenced}" }`, '"constants": { "name": "/rules" }')),
  ).toEqual(["[b](b.example)", "<b>"]);
});

test("reports a repeated mistake once per text", () => {
  expect(marked(text("{{worlds}} and {{worlds}}"))).toEqual(["{{worlds}}"]);
  const twice = '{ "type": "text", "text": "{{playrs}}" }, { "type": "text", "text": "Hi {{playrs}}" }';
  expect(marked(configWith(twice, '"constants": { "players": 5 }'))).toEqual(["{{playrs}}", "{{playrs}}"]);
});
