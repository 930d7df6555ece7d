import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codes } from "./codes";

const sources = new URL("..", import.meta.url);
const tests = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?:blocks|json|schema|validate|words)\b.*\.test\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file.replaceAll("\\", "/"), sources), "utf8"))
  .join("\n");

test.each(Object.entries(codes))(
  "%s is shown in a fixture and has a meaning",
  (code, { severity, meaning }) => {
    expect(tests).toContain(` ${severity} ${code}\n`);
    expect(meaning).toMatch(/^\S.*\.$/);
  },
);
