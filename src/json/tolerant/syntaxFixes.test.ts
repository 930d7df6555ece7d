import { describe, expect, test } from "vitest";
import { namingTypes } from "../../../tests/validate/namingTypes";
import { fixed, report } from "../../../tests/validate/surroundings";
import { parse } from "../parse";

/** A config with this `site`, which may contain a mistake. */
const text = (site: string, after = "") =>
  `{
  "version": 1,
  "site": ${site},
  "routes": [{ "path": "/", "title": "Home" }]${after}
}
`;
const good = text('{ "name": "Mossy", "language": "en" }');

describe("fixes an unambiguous mistake", () => {
  test.each([
    ["a missing comma", text('{ "name": "Mossy" "language": "en" }')],
    ["a missing comma at the end of a line", good.replace("1,", "1")],
    ["a semicolon", good.replace("1,", "1;")],
    ["an extra comma", good.replace("1,", "1,,")],
    ["a trailing comma", text('{ "name": "Mossy", "language": "en", }').replace(", }", ", }")],
    ["a key without quotes", text('{ name: "Mossy", "language": "en" }')],
    ["a key in single quotes", text(`{ 'name': "Mossy", "language": "en" }`)],
    ["a string in single quotes", text(`{ "name": 'Mossy', "language": "en" }`)],
    ["a string in curly quotes", text(`{ "name": “Mossy”, "language": "en" }`)],
    ["a string in German quotes", text(`{ "name": „Mossy“, "language": "en" }`)],
    ["a string in backquotes", text('{ "name": `Mossy`, "language": "en" }')],
    ["a string without quotes", text('{ "name": Mossy, "language": "en" }')],
    ["an equals sign", text('{ "name" = "Mossy", "language": "en" }')],
    ["a missing colon", text('{ "name" "Mossy", "language": "en" }')],
    ["a number with a plus", good.replace("1,", "+1,")],
    ["a number with a leading zero", good.replace("1,", "01,")],
    ["a number with a trailing dot", good.replace("1,", "1.,")],
    ["a no-break space", good.replace('"version": 1', '"version":\u00a01')],
    ["an invisible character", good.replace('  "site"', '  \u200b"site"')],
    ["a byte-order mark", `\ufeff${good}`],
    ["a comment on its own line", good.replace('  "site"', '  // who we are\n  "site"')],
    ["a comment after a value", good.replace("1,", "1, // for now")],
    ["a comment over several lines", good.replace('  "site"', '  /* who\n  we are */\n  "site"')],
    ["a code fence", `\`\`\`json\n${good}\`\`\`\n`],
    ["a code fence with text around it", `Here it is:\n\n\`\`\`json\n${good}\`\`\`\nHave fun!\n`],
    ["a no-break space before every line", good.replaceAll("\n  ", "\n\u00a0\u00a0")],
    ["a comment with a hash", good.replace("1,", "1, # for now, or longer")],
    ["a key without its opening quote", text('{ name": "Mossy", "language": "en" }')],
    ["a key without its closing quote", text('{ "name: "Mossy", "language": "en" }')],
    ["a string without its opening quote", text('{ "name": Mossy", "language": "en" }')],
    ["two colons", text('{ "name":: "Mossy", "language": "en" }')],
    ["an arrow", text('{ "name" => "Mossy", "language": "en" }')],
    ["PHP arrows with single quotes", text(`{ 'name' => 'Mossy', 'language' => 'en' }`)],
    ["a string in guillemets", text('{ "name": «Mossy», "language": "en" }')],
    ["a string in single curly quotes", text('{ "name": ‘Mossy’, "language": "en" }')],
    ["a missing bracket at the end", good.replace("\n}\n", "\n")],
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
    expect(fixed(broken)).toBe(good);
  });

  test.each([
    [
      "a line break in a string",
      '{ "name": "Mossy\n     and friends" }',
      '{ "name": "Mossy\\nand friends" }',
    ],
    ["a tab in a string", '{ "name": "Mossy\tand friends" }', '{ "name": "Mossy\\tand friends" }'],
    ["a Python literal", '{ "name": "Mossy", "old": True }', '{ "name": "Mossy", "old": true }'],
    ["an extra bracket", '{ "name": "Mossy" } }', '{ "name": "Mossy" }'],
    ["a decimal comma", '{ "name": 0,7 }', '{ "name": 0.7 }'],
    ["a fraction without its zero", '{ "name": .5 }', '{ "name": 0.5 }'],
    ["a comma in single quotes", `{ "name": 'Mossy, the server' }`, '{ "name": "Mossy, the server" }'],
    ["quotes in single quotes", `{ "name": 'The "Mossy"' }`, '{ "name": "The \\"Mossy\\"" }'],
    ["an apostrophe in single quotes", `{ "name": 'Mossy's' }`, `{ "name": "Mossy's" }`],
    ["an escaped apostrophe", `{ "name": 'Mossy\\'s' }`, `{ "name": "Mossy's" }`],
    ["an escaped apostrophe in a string", `{ "name": "Mossy\\'s" }`, `{ "name": "Mossy's" }`],
    ["an address in single quotes", `{ "name": 'https://a.example/x' }`, '{ "name": "https://a.example/x" }'],
    [
      "an address without quotes",
      '{ "name": https://a.example/x?y=1 }',
      '{ "name": "https://a.example/x?y=1" }',
    ],
    ["a colour without quotes", '{ "name": #a0b1c2 }', '{ "name": "#a0b1c2" }'],
    ["a comma in curly quotes", "{ “name”: “Mossy, the server” }", '{ "name": "Mossy, the server" }'],
    ["several lines", '{ "name": "One,\n  two: a\n\n  three" }', '{ "name": "One,\\ntwo: a\\n\\nthree" }'],
  ])("%s", (_, before, after) => {
    expect(fixed(text(before))).toBe(text(after));
  });
});

describe("offers no fix for an ambiguous mistake", () => {
  test.each([
    ["an unclosed string", text('{ "name": "Mossy, "language": "en" }')],
    ["yes", text('{ "name": "Mossy", "language": yes }')],
    ["a Windows path", text('{ "name": "Mossy", "logo": "C:\\games\\logo.svg" }')],
    ["a missing bracket in the middle", text('{ "name": "Mossy", "language": "en"')],
    ["Python's null value", text('{ "name": None }')],
    ["a truncated file", good.slice(0, 60)],
    ["a missing value", text('{ "name": , "language": "en" }')],
    ["not a number", text('{ "name": NaN }')],
    ["a number in another notation", text('{ "name": 0x1f }')],
    ["a phone number", text('{ "name": 0171234567 }')],
    ["a number that would lose digits", text('{ "name": +12345678901234567890 }')],
    ["a misspelled literal", text('{ "name": ture }')],
    ["a literal with a quote after it", text('{ "name": true" }')],
    ["an unclosed comment", good.replace('  "site"', '  /* who\n  "site"')],
    ["a quote in a string", text('{ "name": "The "Mossy" server" }')],
    ["mixed quotes", text('{ "name": “Mossy" }')],
    ["single quotes with more of them inside", text(`{ "name": 'the 'Mossy' server' }`)],
    ["a string without its closing quote", text('{ "name": "Mossy, "language": "en" }')],
    ["words after the config", `${good}That is all.\n`],
    ["two configs", good + good],
    ["keys in a list", text('[ "name": "Mossy", "language": "en" ]')],
    ["unquoted words instead of a config", "config"],
    ["several missing brackets at the end", '{\n  "site": {\n    "name": "Mossy"\n'],
    ["a duplicate key with different values", text('{ "name": "Mossy", "name": "Mossier" }')],
  ])("%s", (_, broken) => {
    expect(report(broken)).not.toBe("");
    expect(fixed(broken)).toBe(broken);
  });
});

describe("content next to a fixed mistake", () => {
  test("is checked, with its original position", () => {
    expect(
      namingTypes(
        report(
          `{ // ours
  "version": 1
  'site': { "name": "Mossy", "langauge": 'en' },
  "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "calout" },] }]
}`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:3 error comment
      JSON does not allow comments. Delete this one.
        1 | { // ours
          |   ^^^^^^^

      site.config.json:2:15 error syntax-error
      A comma is missing before 'site'.
        1 | { // ours
        2 |   "version": 1
          |               ^

      site.config.json:3:3 error syntax-error
      Text must be in double quotes. Use " instead of '.
        2 |   "version": 1
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
          |   ^^^^^^

      site.config.json:3:30 error unknown-key
      site → langauge
      Unknown key "langauge". Did you mean "language"?
        2 |   "version": 1
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
          |                              ^^^^^^^^^^

      site.config.json:3:42 error syntax-error
      Text must be in double quotes. Use " instead of '.
        2 |   "version": 1
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
          |                                          ^^^^

      site.config.json:4:57 warning empty-callout
      Home (/) → block 1 (calout)
      This callout is empty. Add "heading" or "text".
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
        4 |   "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "calout" },] }]
          |                                                         ^

      site.config.json:4:67 error unknown-type
      Home (/) → block 1 (calout) → type
      Unknown block type "calout". Did you mean "callout"? Available types: <all block types>.
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
        4 |   "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "calout" },] }]
          |                                                                   ^^^^^^^^

      site.config.json:4:77 error trailing-comma
      There is a comma before "]". Remove it.
        3 |   'site': { "name": "Mossy", "langauge": 'en' },
        4 |   "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "calout" },] }]
          |                                                                             ^

      7 errors, 1 warning
      "
    `);
  });

  test("keeps its position before and after each change", () => {
    const broken = `{ a: 'x', // one\n  "b" = [1, 2,], c: "d" }`;
    const { root, value } = parse(broken);
    expect(value).toEqual({ a: "x", b: [1, 2], c: "d" });
    const places = root!.children!.map(({ offset, length }) => broken.slice(offset, offset + length));
    expect(places).toEqual([`a: 'x'`, '"b" = [1, 2,]', 'c: "d"']);
  });
});

test("names the line of an unclosed bracket", () => {
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
    "site.config.json:4:20 error syntax-error
    The "{" on line 3 is never closed. Add } before the comma at the end of line 4.
      3 |   "site": {
      4 |     "name": "Mossy",
        |                    ^

    1 error
    "
  `);
});
