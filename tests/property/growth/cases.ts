import { type GrowingPlace, growingPlaces } from "./places";

/** A config in which one thing can have any size. */
export interface GrowthCase {
  name: string;
  text: (size: number) => string;
}

/** Pieces of text with a special meaning: formatting, links, constants, addresses, escapes. */
const pieces: Record<string, string> = {
  words: "a quick fox ",
  lines: "one line\n",
  paragraphs: "One paragraph.\n\n",
  "bold words": "so **it** is ",
  links: "[so](/) ",
  "marks between letters": "a**b",
  underscores: "_a ",
  "words in italics": "*a* ",
  "escaped brackets": "\\[",
  "escaped line ends": "a\\\n",
  "table cells": "|a|b|\n|-|-|\n",
  "table rows": "|a|-|b|c|\n",
  "code and links": "`a` [so](/)\n\n",
  "half links": "[a](",
  "open brackets": "[",
  "closed brackets": "[]",
  pictures: "![",
  instructions: "a <?x ",
  comments: "<!-- ",
  tags: "<a ",
  "open angles": "<",
  code: "`a ``b ",
  fences: "```\n",
  quotes: "> ",
  lists: "- a\n",
  "nested lists": "- ",
  constants: "{{name}} ",
  "unknown constants": "{{nothing}} ",
  "defined constants": "{{host}} ",
  "constants in links": "[x](/{{host}}) ",
  "constants in half links": "](x {{host}}",
  "open braces": "{{",
  backslashes: "\\",
  entities: "&amp;",
  slashes: "/",
  percents: "%a%",
  dots: ".",
  spaces: " ",
  "colons and dashes": "-:",
  "quotation marks": "'\"",
  emoji: "\u{1f9f1}",
  half: "\ud83e",
  "colour codes": "&a§b",
};

/** File contents that are barely or not JSON. */
const fragments: Record<string, string> = {
  spaces: " ",
  lines: "\n",
  commas: ",",
  colons: ":",
  quotes: '"',
  apostrophes: "'",
  "curly quotes": "“",
  "open lists": "[",
  "open groups": "{",
  "closed lists": "]",
  "closed groups": "}",
  letters: "a",
  words: "word ",
  "words in lines": "word\n",
  numbers: "1,",
  "keys without values": '"a":',
  "keys in lines": '"key": "value"\n',
  "entries without commas": '{"a":1}\n',
  comments: "// a\n",
  "open comments": "/*",
  backslashes: '"\\',
  "wide spaces": "\u00a0",
  semicolons: "1;",
  equals: "a = b\n",
  "run together": '"a":1,"b":2,',
};

/** A value of variable size, and all the ways in which it can be large. */
export interface GrowingThing {
  is: GrowingPlace["is"] | "file";
  cases: GrowthCase[];
}

/** Every list, map, text and object of the schema, and files that are not JSON. */
export function growingThings(): GrowingThing[] {
  return [
    ...growingPlaces().map((place) => ({ is: place.is, cases: casesOf(place) })),
    ...Object.entries(fragments).map(([name, piece]) => ({
      is: "file" as const,
      cases: [
        { name: `a file of ${name}`, text: (size: number) => piece.repeat(size) },
        { name: `a list of ${name}`, text: (size: number) => `[${piece.repeat(size)}]` },
        {
          name: `a config with ${name} in it`,
          text: (size: number) => `{"version":1,"site":{"name":"Mossy"},"routes":[${piece.repeat(size)}]}`,
        },
      ],
    })),
  ];
}

/** Every way in which one part of the schema can be large. */
export function casesOf(place: GrowingPlace): GrowthCase[] {
  const { name, is, around, entry, example } = place;
  const made = (what: string, value: (size: number) => unknown): GrowthCase => ({
    name: `${name}: ${what}`,
    text: (size) => JSON.stringify(around(value(size)), null, what.length % 2),
  });
  const many = (size: number, make: (number: number) => unknown) =>
    Array.from({ length: size }, (_, number) => make(number));
  const named = (size: number, prefix: string, make: (number: number) => unknown) =>
    Object.fromEntries(many(size, (number) => [`${prefix}${number}`, make(number)]) as [string, unknown][]);
  switch (is) {
    case "list":
      return [
        made("entries", (size) => many(size, entry)),
        made("the same entry", (size) => many(size, () => entry(0))),
        made("entries of a wrong type", (size) => many(size, () => 7)),
        made("empty entries", (size) => many(size, () => ({}))),
        made("lists", (size) => many(size, () => [])),
      ];
    case "names":
      return [
        made("names", (size) => named(size, "name", entry)),
        made("wrong names", (size) => named(size, "näme ", entry)),
        made("wrong values", (size) => named(size, "name", () => [])),
      ];
    case "group":
      return [
        made("unknown keys", (size) => ({
          ...(example as object),
          ...named(size, "key", (number) => number),
        })),
        made("misspelled keys", (size) => ({
          ...(example as object),
          ...named(size, "titel", () => "Words"),
        })),
      ];
    case "text":
      return Object.entries(pieces).map(([what, piece]) => made(what, (size) => piece.repeat(size)));
  }
}
