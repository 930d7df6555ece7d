import { expect, test } from "vitest";
import { codeFacts, factsOf } from "./codeFacts";
import { explanations } from "./explanations";
import { exampleSurroundings } from "./exampleSurroundings";
import { validate } from "./validate";

const all = Object.entries(explanations).map(([code, { example }]) => [code, example] as const);
const texts = all.flatMap(([code, example]) =>
  typeof example === "string" ? [[code, example] as const] : [],
);

test.each(texts)("gives the example of %s exactly this finding", (code, text) => {
  const { diagnostics } = validate(text, exampleSurroundings);
  expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.severity])).toEqual([
    [code, factsOf(code).severity],
  ]);
});

test("describes a code in words only if no config can show it alone", () => {
  const told = all.filter(([, example]) => typeof example !== "string").map(([code]) => code);
  expect(told.sort()).toEqual([
    "link-to-coming-post",
    "more-findings",
    "older-version",
    "other-base-path",
    "schema-mismatch",
    "too-much-formatting",
    "untrusted-file",
  ]);
});

test("has an explanation for every code", () => {
  expect(Object.keys(explanations).sort()).toEqual(Object.keys(codeFacts).sort());
});
