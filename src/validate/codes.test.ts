import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generalCodes } from "./checks/checks";
import { codeFacts, formerCodes } from "./codeFacts";
import { explanations } from "./explanations";

const root = new URL("../../", import.meta.url);
const tests = ["src/", "tests/program/"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map(
      (file) => folder + file.replaceAll("\\", "/"),
    ),
  )
  .filter((file) => /^(?:src\/(?:blocks|json|schema|validate|words)|tests)\b.*\.test\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, root), "utf8"))
  .join("\n");

test.each(Object.entries(codeFacts))("includes %s in a fixture, with a meaning", (code, { severity }) => {
  expect(tests).toContain(` ${severity} ${code}\n`);
  expect(explanations[code]?.meaning).toMatch(/^\S.*\.$/);
});

test.each(Object.entries(formerCodes))("maps %s to the current code %s", (former, current) => {
  expect(codeFacts).toHaveProperty([current]);
  expect(codeFacts).not.toHaveProperty([former]);
});

const sources = new URL("src/", root);
/** The files that can report a finding: all except the lists of codes. */
const reporters = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /^(?:json|node|validate)\/.*(?<!\.test)\.ts$/.test(file))
  .filter((file) => !/^json\/mistake\.ts$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(new URL(file, sources), "utf8") }));

/** The files that write a code, not only compare it. */
function reportersOf(code: string): string {
  const written = new RegExp(`(?<![=!]== |case |kind: |[|] )"${code}"`);
  return reporters
    .filter(({ text }) => written.test(text))
    .map(({ file }) => file)
    .join(", ");
}

test("declares every reported code, and reports every declared code", () => {
  const reported = new Set(
    reporters.flatMap(({ text }) => [...text.matchAll(/code: "([a-z-]+)"/g)].map(([, code]) => code!)),
  );
  const declared = Object.keys(generalCodes);
  expect([...reported].filter((code) => !Object.hasOwn(codeFacts, code))).toEqual([]);
  expect(declared.filter((code) => reportersOf(code) === "")).toEqual([]);
});
