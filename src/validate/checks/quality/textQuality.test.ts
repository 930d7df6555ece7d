import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;
const constants = '"constants": { "players": 40 }';
const used = '{ "type": "callout", "heading": "{{players}}" }';

describe("a constant in the notation of another tool", () => {
  test("is named, with the right one", () => {
    const text = configWith(
      `${textBlock("Up to %players% play here, and {players} may.")},
{ "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }`,
      constants,
    );
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:5:34 warning unfilled-constant
      Home (/) → block 1 (text) → text
      "%players%" stays as it is: it is not how the constant "players" is used. Write {{players}}.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
          |                                  ^^^^^^^^^

      site.config.json:5:59 warning unfilled-constant
      Home (/) → block 1 (text) → text
      "{players}" stays as it is: it is not how the constant "players" is used. Write {{players}}.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
          |                                                           ^^^^^^^^^

      site.config.json:6:34 warning unfilled-constant
      Home (/) → block 2, "\${players} of {40}" → heading
      "\${players}" stays as it is: it is not how the constant "players" is used. Write {{players}}.
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
        6 | { "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }
          |                                  ^^^^^^^^^^

      site.config.json:6:48 warning unfilled-constant
      Home (/) → block 2, "\${players} of {40}" → heading
      "{{{players}}}" shows braces around the value of the constant "players". Write {{players}}.
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
        6 | { "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }
          |                                                ^^^^^^^^^^^^^

      site.config.json:6:73 warning unfilled-constant
      Home (/) → block 2, "\${players} of {40}" → text
      "[[ players ]]" stays as it is: it is not how the constant "players" is used. Write {{players}}.
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
        6 | { "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }
          |                                                                         ^^^^^^^^^^^^^

      5 warnings
      "
    `);
    expect(fixed(text)).toContain("{{players}}");
  });

  test("is fixed without harm to the others in its text", () => {
    const text = configWith(textBlock("{players} of {{players}}"), constants);
    expect(report(text)).toContain("warning unfilled-constant");
    expect(fixed(text)).toBe(text);
  });

  test.each([
    ["a name that is no constant", textBlock("{player} ${amount} %d [[map]] \\{players}")],
    ["code", textBlock("Write `{players}` or ``%players%``.")],
    ["a link in two pairs of brackets", textBlock("[[players]](/rules)")],
    ["a discount", textBlock("50% players 100%")],
  ])("is not %s", (_, block) => {
    expect(report(configWith(`${used},\n${block}`, constants))).toBe("");
  });

  test("is no placeholder of the site's own words", () => {
    expect(
      report(
        configWith(
          '{ "type": "callout", "heading": "{{name}}" }',
          '"constants": { "name": "Moss" }, "labels": { "copyLinkTo": "Copy {name}" }',
        ),
      ),
    ).toBe("");
  });
});

describe("a link that is only half written", () => {
  test("is shown with what was meant", () => {
    const text = configWith(
      `${textBlock("Visit the [store](/rules today.\n\nOr the (map)[{{ map }}], or [our file](/my map.pdf).")},
${textBlock("All of it is in [our rules](/rules")}`,
      '"constants": { "map": "https://map.mossy.example" }',
    );
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:5:38 warning half-link
      Home (/) → block 1 (text) → text
      "[store](/rules" is no link, so that visitors see it as it stands: the ) behind its address is missing. Write [store](/rules).
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Visit the [store](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file]…
          |                                      ^^^^^^^^^^^^^^

      site.config.json:5:70 warning half-link
      Home (/) → block 1 (text) → text
      "(map)[{{ map }}]" is no link, so that visitors see it as it stands: the words of a link stand in [ ], its address behind them in ( ). Write [map]({{ map }}).
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Visit the [store](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file]…
          |                                                                      ^^^^^^^^^^^^^^^^

      site.config.json:5:91 warning half-link
      Home (/) → block 1 (text) → text
      "[our file](/my map.pdf)" is no link, so that visitors see it as it stands: an address has no spaces, %20 is written for one.
        5 | …ore](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file](/my map.pdf)." },
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:6:44 warning half-link
      Home (/) → block 2 (text) → text
      "[our rules](/rules" is no link, so that visitors see it as it stands: the ) behind its address is missing. Write [our rules](/rules).
        5 | { "type": "text", "text": "Visit the [store](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file]…
        6 | { "type": "text", "text": "All of it is in [our rules](/rules" }
          |                                            ^^^^^^^^^^^^^^^^^^

      4 warnings
      "
    `);
    expect(fixed(text)).toMatchInlineSnapshot(`
      "{ "version": 1, "site": { "name": "Mossy" },
      "constants": { "map": "https://map.mossy.example" },
        "routes": [
          { "path": "/", "title": "Home", "blocks": [
      { "type": "text", "text": "Visit the [store](/rules) today.\\n\\nOr the (map)[{{ map }}], or [our file](/my map.pdf)." },
      { "type": "text", "text": "All of it is in [our rules](/rules)" }
          ] },
          { "path": "/rules", "title": "Rules", "blocks": [
            { "type": "text", "id": "fair-play", "text": "Be kind." }
          ] }
        ] }
      "
    `);
  });

  test.each([
    "[the rules](/rules) and [more](/rules 'All rules')",
    "`[store](/store`",
    "\\[store](/store",
    "[x](not a link",
    "(see below)[1]",
    '[the rules](/rules\n"All rules")',
    "Press [E](or F) to open [the rules]( /rules ).",
  ])("is not %j", (text) => {
    expect(report(configWith(textBlock(text)))).not.toContain("half-link");
  });
});

test('a link to "#" leads nowhere', () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
${textBlock("Read [the rules](/rules) or [the map](#).")}`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:57 warning link-to-nowhere
    Home (/) → block 1 (cta) → button 1, "Shop" → href
    "#" leads nowhere but to the top of the page it stands on. Write where the link leads: a page (/rules), a place on a page (#apply) or a web address.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
        |                                                         ^^^

    site.config.json:5:56 warning link-to-nowhere
    Home (/) → block 2 (text) → text
    "#" leads nowhere but to the top of the page it stands on. Write where the link leads: a page (/rules), a place on a page (#apply) or a web address.
      4 | { "type": "cta", "buttons": [{ "label": "Shop", "href": "#" }] },
      5 | { "type": "text", "text": "Read [the rules](/rules) or [the map](#)." }
        |                                                        ^^^^^^^^^^^^

    2 warnings
    "
  `);
});

test("a link may lead to the top of its page, where it says so", () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [{ "label": "Back to the top", "href": "#" }] },
${textBlock("[↑](#)")}`),
    ),
  ).toBe("");
});

describe("signs of formatting in a plain text", () => {
  test("are named", () => {
    expect(
      report(
        configWith(`{ "type": "callout", "heading": "# Hello **you**" },
{ "type": "callout", "heading": "Read [the rules](/rules)" },
{ "type": "callout", "buttons": [{ "label": "Type \`/home\`", "href": "/" }] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:34 warning marks-in-plain-text
      Home (/) → block 1, "# Hello **you**" → heading
      "heading" has no formatting, so that visitors see the signs in "# Hello" and "**you**" as they are. Remove them.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "callout", "heading": "# Hello **you**" },
          |                                  ^^^^^^^

      site.config.json:5:39 warning marks-in-plain-text
      Home (/) → block 2, "Read [the rules](/rules)" → heading
      "heading" has no formatting, so that visitors see the signs in "[the rules](/rules)" as they are. Write the words alone; a link can stand in a text with formatting, such as an "intro".
        4 | { "type": "callout", "heading": "# Hello **you**" },
        5 | { "type": "callout", "heading": "Read [the rules](/rules)" },
          |                                       ^^^^^^^^^^^^^^^^^^^

      site.config.json:6:51 warning marks-in-plain-text
      Home (/) → block 3 (callout) → button 1, "Type \`/home\`" → label
      "label" has no formatting, so that visitors see the signs in "\`/home\`" as they are. Remove them.
        5 | { "type": "callout", "heading": "Read [the rules](/rules)" },
        6 | { "type": "callout", "buttons": [{ "label": "Type \`/home\`", "href": "/" }] }
          |                                                   ^^^^^^^

      3 warnings
      "
    `);
  });

  test.each([
    '{ "type": "callout", "heading": "#1 of all servers, rated ** of 5" }',
    '{ "type": "callout", "heading": "[VIP] (new) __Steve__ 2 * 3 * 4" }',
    '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "**bold**" }] }',
    '{ "type": "callout", "text": "**bold** and `code`" }',
  ])("are none in %s", (block) => {
    expect(report(configWith(block))).toBe("");
  });
});

describe("colour codes of games", () => {
  test("are named in every text", () => {
    expect(
      report(
        configWith(`${textBlock("&6Fuel &lfor all")},
{ "type": "callout", "heading": "§aNew§r season" },
${textBlock("Join &amp; play: &6Fuel §la")}`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:28 warning color-code
      Home (/) → block 1 (text) → text
      Visitors see "&6" as it stands: the colour codes of games do nothing here. Remove them; **bold** and *italic* work.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "&6Fuel &lfor all" },
          |                            ^^

      site.config.json:5:34 warning color-code
      Home (/) → block 2, "§aNew§r season" → heading
      Visitors see "§a" as it stands: the colour codes of games do nothing here. Remove them.
        4 | { "type": "text", "text": "&6Fuel &lfor all" },
        5 | { "type": "callout", "heading": "§aNew§r season" },
          |                                  ^^

      site.config.json:6:45 warning color-code
      Home (/) → block 3 (text) → text
      Visitors see "&6" as it stands: the colour codes of games do nothing here. Remove them; **bold** and *italic* work.
        5 | { "type": "callout", "heading": "§aNew§r season" },
        6 | { "type": "text", "text": "Join &amp; play: &6Fuel §la" }
          |                                             ^^

      3 warnings
      "
    `);
  });

  test.each([
    textBlock("§5 Bans, §1. General, § 5a Abs. 2, §5a UrhG"),
    textBlock("R&D &c. salt & a pepper, Q&A b&b, &lt;player&gt; &amp; &nbsp; more"),
    textBlock("Write `&6Fuel &lfor all` on a sign."),
    textBlock("[Search](https://map.mossy.example/?a=1&b=2&c=3&d=4)"),
    textBlock("rock &roll"),
    '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "/nick &6&lMoss" }] }',
  ])("are none in %s", (block) => {
    expect(report(configWith(block))).toBe("");
  });
});

describe("words in angle brackets", () => {
  test("are told apart from HTML, and fixed", () => {
    const text = configWith(`${textBlock("Use /home & /tpa <player> <time>, or `/tpa <player>`.")},
${textBlock("Use <b>/home</b> and <player>.")},
${textBlock("<red>Hot</red>")}`);
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:4:45 error html-in-text
      Home (/) → block 1 (text) → text
      "<player>" reads like HTML, which is not allowed here. To have it shown as it is, write \\\\<player>, or put \` around the whole command. The same goes for the others in this text.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "Use /home & /tpa <player> <time>, or \`/tpa <player>\`." },
          |                                             ^^^^^^^^

      site.config.json:5:32 error html-in-text
      Home (/) → block 2 (text) → text
      HTML is not allowed here: "<b>". Use **bold**, *italic*, \`code\` and [links](/path), and write \\\\< for a plain <.
        4 | { "type": "text", "text": "Use /home & /tpa <player> <time>, or \`/tpa <player>\`." },
        5 | { "type": "text", "text": "Use <b>/home</b> and <player>." },
          |                                ^^^

      site.config.json:6:28 error html-in-text
      Home (/) → block 3 (text) → text
      HTML is not allowed here: "<red>". Use **bold**, *italic*, \`code\` and [links](/path), and write \\\\< for a plain <.
        5 | { "type": "text", "text": "Use <b>/home</b> and <player>." },
        6 | { "type": "text", "text": "<red>Hot</red>" }
          |                            ^^^^^

      3 errors
      "
    `);
    expect(fixed(text)).toContain("/tpa \\\\<player> \\\\<time>, or `/tpa <player>`.");
  });

  test("are shown once they are fixed", () => {
    expect(report(fixed(configWith(textBlock("Use /tpa <player>, /pay <player> <amount>."))))).toBe("");
    expect(report(fixed(configWith(textBlock("<player>\nand \\<amount> are yours."))))).toBe("");
  });
});

test("what stands where a picture belongs is a picture", () => {
  const cta = (src: string) => `{ "type": "cta", "image": { "src": "${src}", "alt": "A tour" } }`;
  expect(
    report(
      configWith(
        [
          cta("https://www.youtube.com/watch?v=0000"),
          cta("https://files.mossy.example/tour.MP4?dl=1"),
          cta("/my%20map.pdf"),
          cta("/missing.webm"),
          cta("https://pictures.mossy.example/youtube.com/watch.png"),
        ].join(",\n"),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:36 warning not-a-picture
    Home (/) → block 1 (cta) → image → src
    "https://www.youtube.com/watch?v=0000" is a video: browsers show nothing in its place. Use a picture here (SVG, PNG, JPEG, WebP or AVIF), and lead to the video by a link or a button.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cta", "image": { "src": "https://www.youtube.com/watch?v=0000", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:36 warning not-a-picture
    Home (/) → block 2 (cta) → image → src
    "https://files.mossy.example/tour.MP4?dl=1" is a video: browsers show nothing in its place. Use a picture here (SVG, PNG, JPEG, WebP or AVIF), and lead to the video by a link or a button.
      4 | { "type": "cta", "image": { "src": "https://www.youtube.com/watch?v=0000", "alt": "A tour" } },
      5 | { "type": "cta", "image": { "src": "https://files.mossy.example/tour.MP4?dl=1", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:6:36 error unknown-file
    Home (/) → block 3 (cta) → image → src
    There is no file "/my%20map.pdf" in public/. Did you mean "/my%20map.pdf"?
      5 | { "type": "cta", "image": { "src": "https://files.mossy.example/tour.MP4?dl=1", "alt": "A tour" } },
      6 | { "type": "cta", "image": { "src": "/my%20map.pdf", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^

    site.config.json:7:36 error unknown-file
    Home (/) → block 4 (cta) → image → src
    There is no file "/missing.webm" in public/. Put the file at public/missing.webm.
      6 | { "type": "cta", "image": { "src": "/my%20map.pdf", "alt": "A tour" } },
      7 | { "type": "cta", "image": { "src": "/missing.webm", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^

    2 errors, 2 warnings
    "
  `);
});

test("a page whose blocks are written has some, or an introduction", () => {
  const page = (more: string) =>
    `{ "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home"${more} }] }`;
  expect(report(page(', "blocks": []'))).toMatchInlineSnapshot(`
    "site.config.json:1:99 warning empty-page
    Home (/) → blocks
    This page has nothing but its heading. Give it blocks or an "intro", or remove the page.
      1 | { "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home", "blocks": []…
        |                                                                                                   ^^

    1 warning
    "
  `);
  expect(report(page(', "intro": "Soon.", "blocks": []'))).toBe("");
  expect(report(page(""))).toBe("");
});

describe("the $schema", () => {
  const config = (reference: string) =>
    `{ "$schema": "${reference}", "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home" }] }`;

  test("leads to a file", () => {
    expect(report(config("./shema/site.schema.json"))).toMatchInlineSnapshot(`
      "site.config.json:1:14 warning unknown-schema
      $schema
      There is no file "./shema/site.schema.json", so that your editor can neither complete nor explain anything here. Write "./schema/site.schema.json".
        1 | { "$schema": "./shema/site.schema.json", "version": 1, "site": { "name": "Mossy" }, "routes": [{ "pa…
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
    expect(fixed(config("./shema/site.schema.json"))).toBe(config("./schema/site.schema.json"));
    expect(fixed(config("./own.json"))).toBe(config("./own.json"));
  });

  test.each(["./schema/site.schema.json", "https://schemas.mossy.example/site.json", "file:///a.json"])(
    "may be %s",
    (reference) => {
      expect(report(config(reference))).toBe("");
    },
  );
});
