import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codes } from "./codes";

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

test.each(Object.entries(codes))(
  "%s is shown in a fixture and has a meaning",
  (code, { severity, meaning }) => {
    expect(tests).toContain(` ${severity} ${code}\n`);
    expect(meaning).toMatch(/^\S.*\.$/);
  },
);
