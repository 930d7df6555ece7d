import { expect, it } from "vitest";
import { hasWords } from "./hasWords";

it.each([
  "{{ip}}",
  "{{ip}}:{{port}}",
  "1,204 / 24 – 99 %",
  "24/7",
  "https://map.mossford.example/#world",
  "play.mossford.example:25565",
  "mossford.example, two.example",
  "hello@mossford.example",
  "/rules/claims",
])("finds no words in %j", (text) => {
  expect(hasWords(text, false)).toBe(false);
  expect(hasWords(text, true)).toBe(false);
});

it.each([
  "`/home set <name>`",
  "`give me stone`, `/spawn`",
  "```\nseed: moss\n```",
  "[{{ip}}](copy:{{ip}})",
  "**[mossford.example](https://mossford.example)**",
  "<https://mossford.example>",
  "[[fresh]]",
  "| `a` | 5 |\n|---|---|",
])("finds no words in the formatted text %j", (text) => {
  expect(hasWords(text, true)).toBe(false);
});

it.each([
  "Home",
  "Join {{ip}}",
  "Version 1.20",
  "12 GB",
  "Our site: mossford.example",
  "Read [our rules](/rules)",
  "[[fresh: green]]",
  "Type `/home`",
  "`a` or `b`",
  "24/7 uptime",
  "Yes/no",
  "Hello.World",
  "e.g.",
  "规则",
  "القواعد",
])("finds words in %j", (text) => {
  expect(hasWords(text, true)).toBe(true);
});

it("reads code as words in a text without formatting", () => {
  expect(hasWords("`give stone`", false)).toBe(true);
});
