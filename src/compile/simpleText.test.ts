import { expect, test } from "vitest";
import { en } from "../words/site/en";
import type { RichNode } from "../fields/texts/text";
import { readSimpleText } from "./simpleText";

const context = {
  fill: (text: string) => text.replaceAll("{{name}}", "Mossy"),
  link: (href: string) => ({ href, kind: "page" as const }),
  tag: () => undefined,
  labels: en.labels,
};

const link = (href: string, text: string): RichNode => ({
  tag: "a",
  children: [text],
  link: context.link(href),
});

test.each<[string, RichNode[][]]>([
  ["Hello, {{name}}!", [["Hello, Mossy!"]]],
  ["**Read** this.", [[{ tag: "strong", children: ["Read"] }, " this."]]],
  [
    "A *few words* (**or two**).",
    [["A ", { tag: "em", children: ["few words"] }, " (", { tag: "strong", children: ["or two"] }, ")."]],
  ],
  ["[The rules](/rules#top), please", [[link("/rules#top", "The rules"), ", please"]]],
  ["See [it](https://{{name}}.example/)", [["See ", link("https://Mossy.example/", "it")]]],
  ["One,\ntwo.\n\n\nThree.", [["One,", { tag: "br" }, "two."], ["Three."]]],
])("reads %j without a Markdown parser", (text, paragraphs) => {
  expect(readSimpleText(text, context)).toEqual(paragraphs.map((children) => ({ tag: "p", children })));
});

test.each([
  "",
  "**{{name}}**",
  "1. One",
  "- One",
  " One",
  "One ",
  "One\n# Two",
  "One\n\n- Two",
  "a*b*",
  "*a*b",
  "**a *b* c**",
  "[a](/b c)",
  "[a](copy:b)",
  "[a](COPY:b)",
  "See https://a.example",
  "`code`",
])("leaves %j to the Markdown parser", (text) => {
  expect(readSimpleText(text, context)).toBeUndefined();
});
