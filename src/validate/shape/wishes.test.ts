import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";
import { blockSchemas } from "../../blocks/schemas";
import { configSchema } from "../../config/config";
import { createJsonSchema } from "../../config/jsonSchema";
import { blockKeys } from "../../fields/parts/block";
import { Cursor } from "../../schema/cursor";
import { simplify } from "../../words/words";
import { synonymsAmong } from "../../words/synonyms";
import { answerToWish } from "./wishAnswers";
import { wishes } from "./wishes";

const types = Object.keys(blockSchemas);
const whole = Cursor.of(configSchema, { site: {}, theme: {}, routes: [{}] });
/** The keys next to which owners look for settings of the site, a page or any block. */
const keysOfSite = [
  whole,
  whole.child("site"),
  whole.child("theme"),
  whole.at(["theme", "background"]),
  whole.at(["routes", 0]),
].flatMap(({ keys }) => keys);
const wished = (as: "type" | "key") =>
  wishes.flatMap((wish) => (wish.as === undefined || wish.as === as ? wish.words.split(" ") : []));

describe("the table of unsupported features", () => {
  test("has no supported block type under any name: remove it, or change its answer", () => {
    const real = wished("type").filter(
      (word) => types.some((type) => simplify(type) === word) || synonymsAmong(word, types).length > 0,
    );
    expect(real).toEqual([]);
  });

  test("has no supported key of the site, of pages or of all blocks: remove it", () => {
    const keys = new Set([...keysOfSite, ...Object.keys(blockKeys)].map(simplify));
    expect(wished("key").filter((word) => keys.has(word))).toEqual([]);
  });

  test("uses existing types, keys and values in its answers", () => {
    // Its keys and allowed values.
    const schema = JSON.stringify(createJsonSchema());
    const known = new Set([...schema.matchAll(/"(\w+)"/g)].map(([, name]) => name!));
    const named = wishes.flatMap(({ answer }) => [...answer.matchAll(/"([^"]+)"/g)].map(([, name]) => name!));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test("has each word once per path, normalised, and full sentences", () => {
    for (const as of ["type", "key"] as const) {
      const meant = wishes.filter((wish) => wish.as === undefined || wish.as === as);
      const places = meant.flatMap(({ words, beside }) =>
        words.split(" ").map((word) => `${word} ${beside}`),
      );
      expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
      expect(wished(as).filter((word) => simplify(word) !== word)).toEqual([]);
    }
    for (const { answer } of wishes) expect(answer).toMatch(/^[A-Z].*\.$/);
  });

  test.each(wishes.flatMap(({ example }) => (example === undefined ? [] : [example])))(
    "has a valid example: %s",
    (example) => {
      expect(report(configWith("", example.replace("/picture.png", "/logo.svg")))).not.toMatch(/ error /);
    },
  );

  test("has no answer for any other word", () => {
    expect(answerToWish("hedgehog", "type")).toBeUndefined();
    expect(answerToWish("constructor", "key")).toBeUndefined();
  });
});

const messages = (text: string) =>
  report(text)
    .split("\n")
    .filter((line) => line.startsWith("Unknown key") || line.startsWith("Unknown block type"));

test("suggests a replacement for another tool's block type, without a list of types", () => {
  expect(messages(configWith('{ "type": "LogIn" }'))).toMatchInlineSnapshot(`
    [
      "Unknown block type "LogIn". A static site cannot have accounts. Use "href" to link to the site where people log in.",
    ]
  `);
});

test('suggests posts for "feed", "blog" and "post" as block types', () => {
  const blocks = ["feed", "blog", "post"].map((type) => `{ "type": "${type}" }`);
  for (const message of messages(configWith(blocks.join(",\n"))))
    expect(message).toContain('To show the latest posts on another page, add a "posts" block');
  expect(messages(configWith(blocks.join(",\n")))).toHaveLength(3);
});

test('suggests the end of an event, or the maximum length of a form field, for "length"', () => {
  const event =
    '{ "type": "events", "items": [{ "title": "Fair", "from": "2026-11-20", "length": 2, "duration": 2 }] }';
  const form =
    '{ "type": "form", "submit": "Send", "fields": [{ "type": "text", "name": "who", "label": "You", "length": 20 }], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }';
  const [length, duration, ofField] = messages(configWith([event, form].join(",\n")));
  for (const said of [length, duration]) expect(said).toContain('Use "until" to set the end');
  expect(ofField).toContain('To limit the length of an answer, use "minLength"');
});

test("suggests a replacement for another tool's key", () => {
  const text = configWith(
    '{ "type": "text", "text": "A", "css": "b {}" }',
    '"darkMode": true,\n"analytics": {}',
  );
  expect(messages(text)).toMatchInlineSnapshot(`
    [
      "Unknown key "darkMode". The "preset" in "theme" makes the site dark or light. "midnight", "ember", "arcade" and "raven" are dark. For both modes and a button to switch, set "alternate": "auto" in "theme".",
      "Unknown key "analytics". Pages load no trackers, so they need no cookie banner. Many hosts can count visits without a script.",
      "Unknown key "css" in a "text" block. A config cannot contain HTML, CSS or scripts, because they could break pages or harm visitors. To change the design, use "preset", "colors", "fonts", "radius" and "background" in "theme".",
    ]
  `);
});

describe("a custom value next to the site's keys", () => {
  const text = configWith("").replace(
    '"name": "Mossy"',
    '"name": "Mossy", "ip": "play.mossy.example", "serverIp": 5',
  );

  test("is suggested for the constants, with the line to paste", () => {
    expect(messages(text)).toMatchInlineSnapshot(`
      [
        "Unknown key "ip". Put your own values in "constants", at the top level next to "site": "constants": { "ip": "play.mossy.example" }. Then use {{ip}} in text and links.",
        "Unknown key "serverIp". Put your own values in "constants", at the top level next to "site": "constants": { "serverIp": 5 }. Then use {{serverIp}} in text and links.",
      ]
    `);
  });

  test("is moved there", () => {
    expect(JSON.parse(fixed(fixed(text)))).toMatchObject({
      site: { name: "Mossy" },
      constants: { ip: "play.mossy.example", serverIp: 5 },
    });
  });
});
