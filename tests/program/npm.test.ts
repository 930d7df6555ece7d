import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../sites/configs";
import { npmCommand } from "./npm";

describe("starting npm", () => {
  test("hands each word over as it is, whatever a shell would make of it", () => {
    const cache = join(tmpdir(), 'Мой "server" & $HOME');
    const { status, stdout } = spawnSync(...npmCommand("npm", ["config", "get", "cache", "--cache", cache]), {
      encoding: "utf8",
    });
    expect({ status, said: stdout.trim() }).toEqual({ status: 0, said: cache });
  });

  test("finds npx too", () => {
    const { status, stdout } = spawnSync(...npmCommand("npx", ["--version"]), { encoding: "utf8" });
    expect({ status, said: stdout.trim() }).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^\d+\.\d+/),
    });
  });
});

test("no test needs a shell or a shell's script, but the one that plays a runner of workflows", () => {
  const tests = join(root, "tests");
  const users = readdirSync(tests, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && file !== "program/npm.test.ts")
    .filter((file) => /\bshell\b\s*[:,}]|\.bin\//.test(readFileSync(join(tests, file), "utf8")));
  expect(users).toEqual(["program/ownersWorkflow.test.ts"]);
});
