import { assert, array, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import { timesOf } from "../../tests/property/share";
import { parseRichText } from "./parseRichText";

const context = {
  fill: (text: string) => text,
  link: (href: string) => ({ href, kind: "page" as const }),
};
const words = [
  "stone",
  "Über",
  "日本",
  "7",
  "1.",
  "1)",
  "{{name}}",
  "“so”",
  "it's",
  "a-b",
  "-",
  "--",
  "---",
  "x",
  "**bold**",
  "*thin words*",
  "[Read on](/rules#top)",
  "[a](https://town.example/b?c=d)",
  "[so]({{name}})",
  "*",
  "**",
  "[",
  "](",
  "[x]",
];
const marks = [
  " ",
  "  ",
  "    ",
  "\n",
  "\n\n",
  "\n\n\n",
  ".",
  ",",
  "!",
  "(",
  ")",
  ":",
  ";",
  "?",
  "/",
  "%",
  "–",
  "'",
  '"',
];

it("reads plain words and simple marks as a Markdown parser does", () => {
  assert(
    property(array(constantFrom(...words, ...marks), { maxLength: 14 }), (parts) => {
      const text = parts.join("");
      // A definition that nothing uses makes no node, and is nothing that plain words have: this goes the long way.
      const parsed = parseRichText(`${text}\n\n[unused]: /x`, context);
      const shown = parsed.filter((node) => node !== "" && !isDefinition(node));
      expect(parseRichText(text, context)).toEqual(shown);
    }),
    { numRuns: timesOf(4000), seed: 4 },
  );
});

function isDefinition(node: ReturnType<typeof parseRichText>[number]): boolean {
  return JSON.stringify(node).includes("[unused]: /x");
}

it("keeps the lines of a paragraph, and begins a new one after an empty line", () => {
  expect(
    parseRichText("One line,\nand {{two}}.\n\nThree.", { ...context, fill: (text) => text.toUpperCase() }),
  ).toEqual([
    { tag: "p", children: ["ONE LINE,\nAND {{TWO}}."] },
    { tag: "p", children: ["THREE."] },
  ]);
});
