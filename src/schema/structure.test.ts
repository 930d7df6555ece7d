import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "..");

test("is the only room that reads zod's internals", () => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && file !== "schema/structure.test.ts");
  const readers = files.filter((file) =>
    /\b_zod\b|\binnerType\b/.test(readFileSync(join(sources, file), "utf8")),
  );
  expect(readers).not.toEqual([]);
  expect(readers.filter((file) => !file.startsWith("schema/"))).toEqual([]);
});
