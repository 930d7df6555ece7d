import { describe, expect, test } from "vitest";
import { parse, readQuickly } from "./parse";

/** A list with this many commas outside of its strings. */
const listOf = (commas: number, first = "0") => `[${first}${",0".repeat(commas)}]`;

/** The highest number of commas that a list may have: one per 25 characters more than 100,000. */
const mostCommas = 108_695;

describe.each([
  ["strict JSON", ""],
  ["JSON with a mistake", "\uFEFF"],
])("%s", (_, start) => {
  const codes = (text: string) => parse(start + text).mistakes.map(({ code }) => code);
  const mistakes = start === "" ? [] : ["byte-order-mark"];

  test.each([
    [listOf(mostCommas), []],
    [listOf(mostCommas + 1), ["out-of-range"]],
    [listOf(mostCommas, String.raw`",\",[{"`), []],
    ["[".repeat(100) + "]".repeat(100), []],
    ["[".repeat(101) + "]".repeat(101), ["nesting-too-deep"]],
    [`{"a":{"b":${"[".repeat(98)}${"]".repeat(98)}},"c":{"d":[]}}`, []],
    [`[${"{},[],".repeat(200)}0]`, []],
  ])("is limited in values and depth: %#", (text, expected) => {
    expect(codes(text)).toEqual([...mistakes, ...expected]);
    if (start === "") expect(readQuickly(text) !== undefined).toBe(expected.length === 0);
  });
});

test.each([
  ["a comment", "[1 // one\n, 2]"],
  ["an extra comma", "[1,]"],
  ["a comment without a space", "[1/* one */]"],
])("ends a value before %s", (_, text) => {
  const [one] = parse(text).root!.children!;
  expect(text.slice(one!.offset, one!.offset + one!.length)).toBe("1");
});
