import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";

const reportOf = (text: string, translation: string) =>
  report(
    `${JSON.stringify(
      {
        version: 1,
        site: { name: "Mossy" },
        constants: { ip: "play.mossy.example" },
        tags: { new: { label: "New", color: "#8c5a2b" } },
        languages: {
          de: { texts: { Home: "Start", New: "Neu", "{{ip}} [[new]]": true, [text]: translation } },
        },
        routes: [
          {
            path: "/",
            title: "Home",
            blocks: [
              { type: "text", text },
              { type: "text", text: "{{ip}} [[new]]" },
            ],
          },
        ],
      },
      undefined,
      2,
    )}\n`,
  );

test("reports a translation without a constant of its text", () => {
  expect(reportOf("Play on {{ip}}.", "Spiel mit.")).toMatchInlineSnapshot(`
    "site.config.json:21:28 warning lost-constant
    Deutsch → Home (/) → block 1 (text) → text
    The translation of "Play on {{ip}}." into Deutsch lacks the constant "{{ip}}". Add it.
      20 |         "{{ip}} [[new]]": true,
      21 |         "Play on {{ip}}.": "Spiel mit."
         |                            ^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("reports a translation without a text to copy", () => {
  expect(reportOf("Copy [it](copy:hi).", "Kopiere es.")).toMatchInlineSnapshot(`
    "site.config.json:21:32 warning lost-copy
    Deutsch → Home (/) → block 1 (text) → text
    The translation of "Copy [it](copy:hi)." into Deutsch lacks the text to copy "copy:hi". Add it.
      20 |         "{{ip}} [[new]]": true,
      21 |         "Copy [it](copy:hi).": "Kopiere es."
         |                                ^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("reports a translation without a link", () => {
  expect(reportOf("Read [this](https://a.example).", "Lies das.")).toMatchInlineSnapshot(`
    "site.config.json:21:44 warning lost-link
    Deutsch → Home (/) → block 1 (text) → text
    The translation of "Read [this](https://a.example)." into Deutsch lacks the link "https://a.example". Add it.
      20 |         "{{ip}} [[new]]": true,
      21 |         "Read [this](https://a.example).": "Lies das."
         |                                            ^^^^^^^^^^^

    1 warning
    "
  `);
});

test("reports a translation without a tag", () => {
  expect(reportOf("Maps [[new]] here.", "Karten.")).toMatchInlineSnapshot(`
    "site.config.json:21:31 warning lost-tag
    Deutsch → Home (/) → block 1 (text) → text
    The translation of "Maps [[new]] here." into Deutsch lacks the tag "[[new]]". Add it.
      20 |         "{{ip}} [[new]]": true,
      21 |         "Maps [[new]] here.": "Karten."
         |                               ^^^^^^^^^

    1 warning
    "
  `);
});

test("accepts translations that keep everything, in another order", () => {
  expect(
    reportOf("On {{ip}}, read [this](https://a.example).", "Lies [das](https://a.example) auf {{ip}}."),
  ).not.toContain("lost");
});
