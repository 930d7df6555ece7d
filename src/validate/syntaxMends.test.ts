import { describe, expect, test } from "vitest";
import { mended, report } from "../../tests/validate/surroundings";
import { parse } from "./parse";

/** A config text with a slip in the value, or the entries, of one of its keys. */
const text = (site: string, after = "") =>
  `{
  "version": 1,
  "site": ${site},
  "routes": [{ "path": "/", "title": "Home" }]${after}
}
`;
const good = text('{ "name": "Mossy", "language": "en" }');

describe("a slip in the text that has exactly one mend offers it:", () => {
  test.each([
    ["a comma missing", text('{ "name": "Mossy" "language": "en" }')],
    ["a comma missing at a line's end", good.replace("1,", "1")],
    ["a semicolon", good.replace("1,", "1;")],
    ["a comma too many", good.replace("1,", "1,,")],
    ["a trailing comma", text('{ "name": "Mossy", "language": "en", }').replace(", }", ", }")],
    ["a key without quotes", text('{ name: "Mossy", "language": "en" }')],
    ["a key in single quotes", text(`{ 'name': "Mossy", "language": "en" }`)],
    ["a text in single quotes", text(`{ "name": 'Mossy', "language": "en" }`)],
    ["a text in curly quotes", text(`{ "name": “Mossy”, "language": "en" }`)],
    ["a text in German quotes", text(`{ "name": „Mossy“, "language": "en" }`)],
    ["a text in backquotes", text('{ "name": `Mossy`, "language": "en" }')],
    ["a text without quotes", text('{ "name": Mossy, "language": "en" }')],
    ["an equals sign", text('{ "name" = "Mossy", "language": "en" }')],
    ["a colon missing", text('{ "name" "Mossy", "language": "en" }')],
    ["a number with a plus", good.replace("1,", "+1,")],
    ["a number with a zero in front", good.replace("1,", "01,")],
    ["a number with a dot behind", good.replace("1,", "1.,")],
    ["a no-break space", good.replace('"version": 1', '"version":\u00a01')],
    ["an invisible character", good.replace('  "site"', '  \u200b"site"')],
    ["a byte-order mark", `\ufeff${good}`],
    ["a comment of its own line", good.replace('  "site"', '  // who we are\n  "site"')],
    ["a comment behind a value", good.replace("1,", "1, // for now")],
    ["a comment of several lines", good.replace('  "site"', '  /* who\n  we are */\n  "site"')],
    ["lines of backquotes around", `\`\`\`json\n${good}\`\`\`\n`],
    [
      "several at once",
      good
        .replace("1,", "1")
        .replace('"Mossy"', "'Mossy'")
        .replace('  "site"', "  # no\n  site")
        .replace("  # no\n", ""),
    ],
  ])("%s", (_, broken) => {
    expect(() => void JSON.parse(broken)).toThrow(SyntaxError);
    expect(mended(broken)).toBe(good);
  });

  test.each([
    ["a line break in a text", '{ "name": "Mossy\n     and friends" }', '{ "name": "Mossy\\nand friends" }'],
    ["a tab in a text", '{ "name": "Mossy\tand friends" }', '{ "name": "Mossy\\tand friends" }'],
    ["Python's words", '{ "name": None }', '{ "name": null }'],
    ["a fraction without its zero", '{ "name": .5 }', '{ "name": 0.5 }'],
  ])("%s", (_, before, after) => {
    expect(mended(text(before))).toBe(text(after));
  });
});

describe("a slip in the text that leaves a doubt offers no mend:", () => {
  test.each([
    ["a text that is never closed", text('{ "name": "Mossy, "language": "en" }')],
    ["yes", text('{ "name": "Mossy", "language": yes }')],
    ["a Windows path", text('{ "name": "Mossy", "logo": "C:\\games\\logo.svg" }')],
    ["a bracket that is missing in the middle", text('{ "name": "Mossy", "language": "en"')],
    ["a bracket too many", text('{ "name": "Mossy" }', "\n  }")],
    ["the end of the file missing", good.slice(0, 60)],
    ["a value missing", text('{ "name": , "language": "en" }')],
    ["not a number", text('{ "name": NaN }')],
  ])("%s", (_, broken) => {
    expect(report(broken)).not.toBe("");
    expect(mended(broken)).toBe(broken);
  });
});

describe("what stands beside a slip with a mend", () => {
  test("is checked too, and found at its place", () => {
    expect(
      report(
        `{ // ours
  "version": 1
  'site': { "name": "Mossy", "langauge": 'en' },
  "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "calout" },] }]
}`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:3 error comment
      JSON has no comments. Remove this one.
        1 | { // ours
          |   ^^^^^^^

      site.config.json:2:15 error syntax-error
      A comma is missing here, in front of 'site'.
        1 | { // ours
        2 |   "version": 1
          |               ^

      site.config.json:3:3 error syntax-error
      Texts stand in double quotes: write " instead of '.
        2 |   "version": 1
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
          |   ^^^^^^

      site.config.json:3:30 error unknown-key
      site → langauge
      There is no key "langauge" here. Did you mean "language"?
        2 |   "version": 1
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
          |                              ^^^^^^^^^^

      site.config.json:3:42 error syntax-error
      Texts stand in double quotes: write " instead of '.
        2 |   "version": 1
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
          |                                          ^^^^

      site.config.json:4:67 error unknown-type
      Home (/) → block 1 (calout) → type
      There is no type "calout" here. Did you mean "callout"? The types are "hero", "tabs", "cards", "stats", "form", "faq", "staff", "cta", "callout" and "text".
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
        4 |   "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "calout" },] }]
          |                                                                   ^^^^^^^^

      site.config.json:4:77 error trailing-comma
      Nothing follows this comma but "]". Remove the comma.
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
        4 |   "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "calout" },] }]
          |                                                                             ^

      7 errors
      "
    `);
  });

  test("keeps its place before and behind each change", () => {
    const broken = `{ a: 'x', // one\n  "b" = [1, 2,], c: "d" }`;
    const { root, value } = parse(broken);
    expect(value).toEqual({ a: "x", b: [1, 2], c: "d" });
    const places = root!.children!.map(({ offset, length }) => broken.slice(offset, offset + length));
    expect(places).toEqual([`a: 'x'`, '"b" = [1, 2,]', 'c: "d"']);
  });
});

describe("a file that is something else", () => {
  test.each([
    ["<!doctype html>\n<html></html>", "a web page"],
    ['<?xml version="1.0"?>', "a web page"],
    ["PK\u0003\u0004rest", "an archive"],
    ["export default { version: 1 }", "a JavaScript file"],
    ["---\nversion: 1\n", "a YAML file"],
    ["version: 1\nsite:\n  name: Mossy\n", "looks like YAML"],
    [
      `{\n<<<<<<< ours\n  "version": 1,\n=======\n  "version": 2,\n>>>>>>> theirs\n}`,
      "Two versions of the file were merged",
    ],
  ])("%j is named", (content, words) => {
    expect(report(content)).toContain(words);
    expect(report(content)).toMatch(/\n1 error\n/);
  });
});

test("the bracket that was left open is named by its line", () => {
  expect(
    report(`{
  "version": 1,
  "site": {
    "name": "Mossy",
  "routes": [
    { "path": "/", "title": "Home" }
  ]
}
`),
  ).toMatchInlineSnapshot(`
    "site.config.json:8:2 error syntax-error
    The file ends before everything is closed. Add "}" where the open parts end. The "{" in line 3 may be the one that is open.
      7 |   ]
      8 | }
        |  ^

    1 error
    "
  `);
});

test("a config for a later version is refused with one sentence", () => {
  expect(report('{ "version": 2, "pages": {} }')).toMatchInlineSnapshot(`
    "site.config.json:1:14 error newer-version
    version
    This file is written for version 2 of the config, but this Spawnpage knows only version 1. Update Spawnpage. If the number is a slip, write 1.
      1 | { "version": 2, "pages": {} }
        |              ^

    1 error
    "
  `);
});
