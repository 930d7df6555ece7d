import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codes } from "./codes";

const folder = new URL(".", import.meta.url);
const tests = readdirSync(folder)
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .join("\n");

test.each(Object.entries(codes))(
  "%s is shown in a fixture and has a meaning",
  (code, { severity, meaning }) => {
    expect(tests).toContain(` ${severity} ${code}\n`);
    expect(meaning).toMatch(/^\S.*\.$/);
  },
);
