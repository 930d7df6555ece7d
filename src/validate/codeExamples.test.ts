import { expect, test } from "vitest";
import { codeExamples, codeThemes } from "./codeExamples";
import { codeFacts, factsOf } from "./codeFacts";
import type { DiagnosticCode } from "./codes";
import { exampleSurroundings } from "./exampleSurroundings";
import { validate } from "./validate";

const all = Object.entries(codeExamples) as [DiagnosticCode, (typeof codeExamples)[DiagnosticCode]][];
const texts = all.flatMap(([code, example]) =>
  typeof example === "string" ? [[code, example] as const] : [],
);

test.each(texts)("the example of %s has this finding and no other", (code, text) => {
  const { diagnostics } = validate(text, exampleSurroundings);
  expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.severity])).toEqual([
    [code, factsOf(code).severity],
  ]);
});

test("only what no config alone can have is told in words", () => {
  const told = all.filter(([, example]) => typeof example !== "string").map(([code]) => code);
  expect(told).toEqual([
    "older-version",
    "untrusted-file",
    "other-base-path",
    "too-much-formatting",
    "link-to-coming-post",
    "more-findings",
    "schema-mismatch",
  ]);
});

test("every code stands in one theme", () => {
  const listed = codeThemes.flatMap(({ examples }) => Object.keys(examples));
  expect(listed.sort()).toEqual(Object.keys(codeFacts).sort());
});
