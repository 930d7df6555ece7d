import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../sites/configs";
import { npmCommand } from "./npm";

describe("starting npm", () => {
  test("passes each argument unchanged, without shell syntax", () => {
    const cache = join(tmpdir(), 'Мой "server" & $HOME');
    const { status, stdout } = spawnSync(...npmCommand("npm", ["config", "get", "cache", "--cache", cache]), {
      encoding: "utf8",
    });
    expect({ status, said: stdout.trim() }).toEqual({ status: 0, said: cache });
  });

  test("finds npx", () => {
    const { status, stdout } = spawnSync(...npmCommand("npx", ["--version"]), { encoding: "utf8" });
    expect({ status, said: stdout.trim() }).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^\d+\.\d+/),
    });
  });
});

test("no test needs a shell, except the one that simulates GitHub's runner", () => {
  const tests = join(root, "tests");
  const users = readdirSync(tests, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && file !== "program/npm.test.ts")
    .filter((file) => /\bshell\b\s*[:,}]|\.bin\//.test(readFileSync(join(tests, file), "utf8")));
  expect(users).toEqual(["program/ownersWorkflow.test.ts"]);
});
