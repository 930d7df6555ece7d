import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("imports only types, because the editor's forms load it without zod", () => {
  const source = readFileSync(join(import.meta.dirname, "formTable.ts"), "utf8");
  expect(source.match(/^import .*$/gm)).toEqual(['import type { Path } from "./walk";']);
});
