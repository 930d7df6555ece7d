import { describe, expect, test } from "vitest";
import { parse } from "../parse";

/** A config with this `site`, which may contain a mistake. */
const text = (site: string) =>
  `{
  "version": 1,
  "site": ${site},
  "routes": [{ "path": "/", "title": "Home" }]
}
`;
const good = text('{ "name": "Mossy", "language": "en" }');

describe("reports once", () => {
  test.each([
    ["a hash", good.replace("1,", "1, # for now"), "JSON does not allow comments"],
    ["an unclosed comment", `${good}/* so`, "this one has no end (*/)"],
    [
      "curly quotes with a comma",
      text('{ “name”: 1, "a": “x, y” }').replace("“name”", '"name"'),
      "these quotation marks",
    ],
    ["mixed quotes", text('{ "name": “Mossy", "language": "en" }'), "these quotation marks"],
    ["an address in other quotes", text(`{ "name": 'https://a.example' }`), "instead of '"],
    ["a string over several lines", text('{ "name": "a\nb: c", "language": "en" }'), "must be on one line"],
    ["a quote in a string", text('{ "name": "She said "hi, you", then", "language": "en" }'), "outside"],
    [
      "no closing quote",
      text('{ "name": "Mossy, "language": "en" }'),
      'The closing quotation mark (") is missing. Add it before the comma',
    ],
    ["no opening quote", text('{ "name": Mossy", "language": "en" }'), 'Use "Mossy".'],
    ["a key without its closing quote", text('{ "name: "Mossy" }'), 'Use "name".'],
    ["a key without its opening quote", text('{ name": "Mossy" }'), 'Use "name".'],
    ["an address without quotes", text('{ "name": https://a.example }'), "double quotes"],
    ["two colons", text('{ "name":: "Mossy" }'), "an extra colon"],
    ["keys in a list", text('[ "name": "Mossy", "language": "en" ]'), "a list cannot contain keys"],
    ["two configs", good + good, "A second config starts here"],
    ["an invalid escape", text('{ "name": "Mossy\\x21" }'), "contains \\x, which JSON does not allow"],
    ["an invisible character in many places", good.replaceAll("\n  ", "\n\u00a0 "), "in 2 more places"],
    ["a mistyped literal", text('{ "name": flase }'), "Did you mean false?"],
  ])("%s", (_, broken, words) => {
    const { mistakes } = parse(broken);
    expect(mistakes.map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
  });
});

test("reads a text with very many mistakes", () => {
  expect(parse(`{"a"${":".repeat(150_000)}`).mistakes.length).toBeGreaterThan(100_000);
});

test("reports only the position of the first error in a long text", () => {
  expect(parse(`{"a":${'"'.repeat(2_000_001)}`).mistakes).toEqual([
    expect.objectContaining({
      code: "syntax-error",
      message:
        "The file is not valid JSON at this position. Check the quotes, commas and brackets around it.",
    }),
  ]);
  const values = `[${"1,".repeat(5_000_001)}1]`;
  expect(parse(values).mistakes).toEqual([expect.objectContaining({ code: "out-of-range" })]);
});

test.each([
  [
    "a text with quotes",
    '"She said "hi", then "bye"",',
    String.raw`Each quotation mark inside text needs a backslash before it. Use "name": "She said \"hi\", then \"bye\"",.`,
  ],
  ["two entries without a comma", '"Mossy" "language": "en",', 'A comma is missing before "language".'],
])("distinguishes quotes inside a text from the end of an entry: %s", (_, line, message) => {
  const { mistakes } = parse(`{\n  "name": ${line}\n  "version": 1\n}\n`);
  expect(mistakes.map((mistake) => mistake.message)).toEqual([message]);
});
