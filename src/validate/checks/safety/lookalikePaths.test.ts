import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";

const withPaths = (...paths: string[]) => {
  const routes = paths.map((path, index) => `{ "path": "${path}", "title": "T ${index}" }`).join(",\n");
  return `{ "version": 1, "site": { "name": "Mossy" }, "routes": [\n${routes}\n] }`;
};

test("reports a word of lookalike letters", () => {
  expect(report(withPaths("/", "/rul\u0435s"))).toMatchInlineSnapshot(`
    "site.config.json:3:11 warning lookalike-path
    T 1 (/rulеs) → path
    The word "rulеs" in the path "/rulеs" mixes letters from several alphabets. Some of them only look like ordinary letters. Delete the word, and type it again with letters from one alphabet.
      2 | { "path": "/", "title": "T 0" },
      3 | { "path": "/rulеs", "title": "T 1" }
        |           ^^^^^^^^

    1 warning
    "
  `);
});

test("accepts words of several scripts next to each other", () => {
  expect(report(withPaths("/", "/minecraft-правила", "/Tシャツ", "/минск-2026", "/ä-ß", "/क्‍ष"))).toBe("");
});
