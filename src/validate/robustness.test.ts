import { expect, test } from "vitest";
import { someOf, timesOf } from "../../tests/property/share";
import { minimalBlocks, minimalConfig } from "../../tests/validate/minimalBlocks";
import { report, surroundings } from "../../tests/validate/surroundings";
import { validate } from "./validate";

const everything = JSON.stringify(minimalConfig(...Object.values(minimalBlocks)), null, 2);
const aboutSyntax: ReadonlySet<string> = new Set(["syntax-error", "comment", "trailing-comma"]);

/** The flaws in the result for a text, empty if it is sound. */
function flaws(text: string): string[] {
  const { diagnostics, config } = validate(text, surroundings);
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  const found = [
    [isJson(text) === diagnostics.some(({ code }) => aboutSyntax.has(code)), "wrong about the syntax"],
    [hasError === Boolean(config), "a config with errors, or none without"],
    [
      diagnostics.some(({ range: { start } }) => start.offset > text.length || start.line < 1),
      "outside of the file",
    ],
    [diagnostics.some(({ range: { start, end } }) => end.offset < start.offset), "ends before it starts"],
    [diagnostics.some(({ message }) => !/[.?]$/.test(message)), "not a sentence"],
  ] as const;
  return found.filter(([isFlaw]) => isFlaw).map(([, flaw]) => `${flaw}: ${JSON.stringify(text.slice(-200))}`);
}

/** Whether the text is valid JSON. Texts rejected before parsing count as valid. */
function isJson(text: string): boolean {
  if (text.trim() === "" || text.includes("\0") || /^\[{50}|^(?:\{"a":){50}/.test(text)) return true;
  try {
    JSON.parse(text.replace(/^\uFEFF/, " "));
    return true;
  } catch {
    return false;
  }
}

test("returns a sound result with single characters removed, doubled or replaced", () => {
  const odd = ["", "'", '"', "\\", "}", "[", ",", ":", "\n", "\u2028", "😀", "//", "7"];
  // A fixed number of positions for any number of block types, or the time would be quadratic. Random positions are
  // tested in `npm run fuzz`.
  const places = Array.from({ length: 100 }, (_, index) => Math.floor((index * everything.length) / 100));
  const mutants = someOf(places).flatMap((index) =>
    [...odd, everything[index]!.repeat(2)].map(
      (other) => everything.slice(0, index) + other + everything.slice(index + 1),
    ),
  );
  expect(mutants.flatMap(flaws)).toEqual([]);
});

test("returns a sound result for random characters", () => {
  let seed = 1;
  const random = (limit: number) => (seed = (seed * 48271) % 2147483647) % limit;
  const alphabet = '{}[]",:\\/\n\t 0123eE+-.truefalsn*abc\u0000\uFEFF\uD800é';
  const texts = Array.from({ length: timesOf(500) }, () => [
    Array.from({ length: random(80) }, () => alphabet[random(alphabet.length - 4)]).join(""),
    String.fromCharCode(...Array.from({ length: 60 }, () => random(65_536))),
  ]).flat();
  expect(texts.flatMap(flaws)).toEqual([]);
});

test.each([
  "null",
  "5",
  '"x"',
  "[]",
  "{}",
  "[".repeat(50_000),
  '{"a":'.repeat(50_000),
  '{ "__proto__": {} }',
  JSON.stringify({
    ...minimalConfig(
      null,
      5,
      [],
      { type: "__proto__" },
      { type: ["tabs"] },
      { type: "tabs", tabs: { id: 1 } },
    ),
    constants: [],
    toasts: { messages: null },
    navigation: {},
  }),
])("returns a sound result for the absurd value %.40s", (text) => {
  expect(flaws(text)).toEqual([]);
});

test("rejects a constant or toast called __proto__", () => {
  const text = JSON.stringify(minimalConfig()).replace("{", '{ "constants": { "__proto__": 1 }, ');
  expect(validate(text, surroundings).diagnostics.map(({ code }) => code)).toEqual(["malformed-name"]);
});

test.each([
  ["quotes", "> ".repeat(16_000)],
  ["lists", "- ".repeat(16_000)],
  ["numbered lists", "1. ".repeat(16_000)],
])("rejects a text with endlessly nested %s", (_, signs) => {
  const text = JSON.stringify(minimalConfig({ type: "text", text: `${signs}words` }));
  expect(validate(text, surroundings).diagnostics.map(({ code }) => code)).toEqual(["nesting-too-deep"]);
});

test("rejects a text longer than any page", () => {
  const text = JSON.stringify(minimalConfig({ type: "text", text: "Words. ".repeat(15_000) }));
  expect(validate(text, surroundings).diagnostics.map(({ code }) => code)).toEqual(["out-of-range"]);
});

test("does not treat a line of dashes as a list", () => {
  const text = JSON.stringify(minimalConfig({ type: "text", text: `Above\n\n${"- ".repeat(80)}\n\nbelow` }));
  expect(validate(text, surroundings).diagnostics).toEqual([]);
});

test("does not count a list if a text or a number of entries is required", () => {
  const codesOf = (more: object) =>
    validate(JSON.stringify({ ...minimalConfig(), ...more }), surroundings).diagnostics.map(
      ({ code }) => code,
    );
  expect(codesOf({ site: { name: [] } })).toEqual(["wrong-type"]);
  expect(codesOf({ theme: { background: { layers: "a picture" } } })).toEqual(["wrong-type"]);
});

test("reports a name or text of a million characters in short lines", () => {
  const long = "k".repeat(1_000_000);
  const config = minimalConfig({ type: "text", text: "Words." });
  const texts = [
    { ...config, [long]: 1 },
    { ...config, site: { name: "Mossy", [long]: 1 } },
    { ...config, constants: { [long]: 7 } },
    { ...config, redirects: { [`/${long}`]: "/" } },
    { ...config, sidebars: { [`/${long}`]: [] } },
    { ...config, toasts: { messages: { [long]: { title: 7 } } } },
    { ...config, tags: { [long]: { label: "A", color: "red" } } },
    { ...config, site: { name: long } },
    minimalConfig({ type: long }),
    minimalConfig({ type: "callout", heading: long, icon: long }),
  ].map((value) => JSON.stringify(value));
  const answers = [...texts, `{ "${long}`, `{ ${long}: 1 }`].map((text) => report(text));
  const longest = (answer: string) => Math.max(...answer.split("\n").map((line) => line.length));
  expect(
    answers.filter((answer) => answer === "" || longest(answer) > 2000).map((text) => text.slice(0, 300)),
  ).toEqual([]);
});
