import { describe, expect, test } from "vitest";
import { parse } from "../parse";

/** A config text with a mistake in the value, or the entries, of one of its keys. */
const text = (site: string) =>
  `{
  "version": 1,
  "site": ${site},
  "routes": [{ "path": "/", "title": "Home" }]
}
`;
const good = text('{ "name": "Mossy", "language": "en" }');

describe("one mistake gives one finding:", () => {
  test.each([
    ["a hash", good.replace("1,", "1, # for now"), "JSON does not allow comments"],
    ["a comment never closed", `${good}/* so`, "this one has no end (*/)"],
    [
      "curly quotes with a comma",
      text('{ “name”: 1, "a": “x, y” }').replace("“name”", '"name"'),
      "these quotation marks",
    ],
    ["quotes of two kinds", text('{ "name": “Mossy", "language": "en" }'), "these quotation marks"],
    ["an address in other quotes", text(`{ "name": 'https://a.example' }`), "instead of '"],
    ["a text over lines", text('{ "name": "a\nb: c", "language": "en" }'), "must be on one line"],
    ["a quote in a text", text('{ "name": "She said "hi, you", then", "language": "en" }'), "outside"],
    [
      "no closing quote",
      text('{ "name": "Mossy, "language": "en" }'),
      'The closing quotation mark (") is missing. Add it before the comma',
    ],
    ["no opening quote", text('{ "name": Mossy", "language": "en" }'), 'Use "Mossy".'],
    ["no closing quote of a key", text('{ "name: "Mossy" }'), 'Use "name".'],
    ["no opening quote of a key", text('{ name": "Mossy" }'), 'Use "name".'],
    ["an address without quotes", text('{ "name": https://a.example }'), "double quotes"],
    ["two colons", text('{ "name":: "Mossy" }'), "an extra colon"],
    ["keys in a list", text('[ "name": "Mossy", "language": "en" ]'), "a list cannot contain keys"],
    ["two configs", good + good, "A second config starts here"],
    ["an odd escape", text('{ "name": "Mossy\\x21" }'), "contains \\x, which JSON does not allow"],
    ["many of one invisible character", good.replaceAll("\n  ", "\n\u00a0 "), "in 2 more places"],
    ["a mistyped literal", text('{ "name": flase }'), "Did you mean false?"],
  ])("%s", (_, broken, words) => {
    const { mistakes } = parse(broken);
    expect(mistakes.map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
  });
});

test("a text of nothing but mistakes gets an answer", () => {
  expect(parse(`{"a"${":".repeat(150_000)}`).mistakes.length).toBeGreaterThan(100_000);
});

test("a long text that is no JSON is told to be none where it stops being JSON", () => {
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
