import { beforeAll, describe, expect, it } from "vitest";
import { refusedImports } from "./linter";
import { roomImports } from "./roomImports";

const rooms = Object.entries(roomImports);

describe("the linter keeps the rooms apart", () => {
  let refused: ReturnType<typeof refusedImports>;
  beforeAll(() => {
    const lines = rooms.map(([file, { allowed, forbidden }]) => [
      file,
      [...allowed, ...forbidden, importOfProject(file)],
    ]);
    refused = refusedImports(Object.fromEntries(lines), "no-restricted-imports");
  });

  const cases = rooms.flatMap(([file, { allowed, forbidden }]) => [
    ...allowed.map((line) => [file, "may", line] as const),
    ...forbidden.map((line) => [file, "may not", line] as const),
  ]);
  it.each(cases)("%s %s: %s", (file, may, line) => {
    expect(refused[file]!.has(line)).toBe(may === "may not");
  });

  const writers = ["src/node/", "src/project/"];
  const others = rooms.map(([file]) => file).filter((file) => !writers.some((room) => file.startsWith(room)));
  it.each(others)("%s does not import src/project", (file) => {
    expect(refused[file]).toContain(importOfProject(file));
  });
});

/** One file of each room that also runs in the browser. */
const reached = [
  "app/a.tsx",
  "app/layout/a.tsx",
  "blocks/hero/Hero.tsx",
  "blocks/a.tsx",
  "compile/a.ts",
  "config/a.ts",
  "core/a.ts",
  "editor/text/a.ts",
  "fields/a.ts",
  "json/a.ts",
  "live/a.ts",
  "markdown/a.ts",
  "project/a.ts",
  "reference/a.ts",
  "report/a.ts",
  "schema/a.ts",
  "styling/a.ts",
  "ui/a.tsx",
  "validate/checks/a.ts",
  "words/a.ts",
];

describe("the linter rejects Node.js modules in code for the browser", () => {
  const lines = ['import { b } from "node:fs"', 'import { b } from "path"'];
  let refused: ReturnType<typeof refusedImports>;
  beforeAll(() => {
    const imports = reached.map((file) => [`src/${file}`, lines]);
    refused = refusedImports(Object.fromEntries(imports), "no-nodejs-modules");
  });

  it.each(reached)("src/%s", (file) => {
    expect(refused[`src/${file}`]).toEqual(new Set(lines));
  });
});

describe("the linter keeps zod's languages out of bundles", () => {
  it("rejects zod's export z, which contains them, and accepts a namespace import", () => {
    const whole = 'import * as z from "zod"';
    const member = 'import { z as zod } from "zod"';
    const refused = refusedImports({ "src/a.ts": [whole, member] }, "import-style");
    expect(refused["src/a.ts"]).toEqual(new Set([member]));
  });
});

describe("the linter keeps zod's internals in one room", () => {
  it("rejects _zod everywhere else", () => {
    const line = "export const { def } = schema._zod";
    const files = [
      "src/validate/a.ts",
      "src/schema/walk.ts",
      "src/schema/structure.ts",
      "src/schema/limits.ts",
    ];
    const refused = refusedImports(
      Object.fromEntries(files.map((file) => [file, [line]])),
      "no-restricted-properties",
    );
    expect(files.filter((file) => refused[file]!.has(line))).toEqual([
      "src/validate/a.ts",
      "src/schema/walk.ts",
    ]);
  });
});

/** An import of src/project for a file. */
function importOfProject(file: string): string {
  return `import { b } from "${"../".repeat(file.split("/").length - 2)}project/b"`;
}
