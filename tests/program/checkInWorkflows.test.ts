import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { launchIn } from "../launchHere";
import { root, siteConfigs } from "../sites/configs";

// Starting the program is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const read = (file: string) => readFileSync(join(root, file), "utf8");
const starters = readdirSync(join(root, "starters"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const demo = readFileSync(siteConfigs.demo, "utf8");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-workflow-"));
  cpSync(join(dirname(siteConfigs.demo), "public"), join(folder, "public"), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command such as `npx spawnpage validate --strict` in a folder with this config. */
function run(command: string, config: string): { code: number | null; out: string; err: string } {
  writeFileSync(join(folder, "site.config.json"), config);
  const [, words = ""] = /^npx spawnpage (.*)$/.exec(command) ?? [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "bin/spawnpage.mjs"), ...words.split(" ").filter(Boolean)],
    { cwd: folder, encoding: "utf8", env: { ...process.env, NO_COLOR: "1", GITHUB_WORKSPACE: folder } },
  );
  return { code: status, out: stdout, err: stderr };
}

/** The line of the first occurrence. */
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split("\n").length;

describe("the workflow of docs/ci.md", () => {
  const [, workflow = ""] = /```yaml\n(.*?)```/s.exec(read("docs/ci.md")) ?? [];
  const [command = ""] = /(?<=- run: )npx spawnpage validate.*/.exec(workflow) ?? [];

  test("reports nothing for a valid config", () => {
    expect(run(command, demo)).toEqual({ code: 0, out: "", err: "" });
  });

  test("fails for a broken config, with an annotation on each wrong line", () => {
    const broken = demo.replace('"version": 1', '"version": "one"').replace('"heading":', '"headding":');
    const { code, out, err } = run(command, broken);
    const places = [...out.matchAll(/^::error file=site\.config\.json,line=(\d+),endLine=\d+,col=\d+/gm)];
    const lines = places.map(([, line]) => Number(line));
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(lines).toEqual([lineOf(broken, '"version": "one"'), lineOf(broken, '"headding":')]);
    expect(out.trimEnd().split("\n")).toHaveLength(2);
  });

  test("uses no npm cache, which GitHub rejects without a lockfile", () => {
    const workflows = starters.map((name) => read(`starters/${name}/.github/workflows/site.yml`));
    for (const text of [workflow, ...workflows]) {
      expect(text).toContain("actions/setup-node");
      expect(text).not.toContain("cache:");
    }
  });

  test("has the same command as each starter's workflow", () => {
    for (const name of starters)
      expect(read(`starters/${name}/.github/workflows/site.yml`), name).toContain(`- run: ${command}\n`);
  });
});

test("gives the result from docs/validate.md for its example", () => {
  const [config = "", answer = ""] = [...read("docs/validate.md").matchAll(/```json\n(.*?)```/gs)].map(
    ([, code]) => code,
  );
  writeFileSync(join(folder, "mine.json"), config);
  const { code, out } = run("npx spawnpage validate mine.json --format json", demo);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual(JSON.parse(answer));
});

test("supports every command in the documentation", async () => {
  const commands = ["README.md", "docs/ci.md", "docs/validate.md"].flatMap((file) =>
    [...read(file).matchAll(/npx spawnpage validate(?: ([^`\n>]*))?/g)].map(([, words = ""]) => words),
  );
  expect(commands.length).toBeGreaterThan(5);
  writeFileSync(join(folder, "my.json"), demo);
  for (const words of new Set(commands)) {
    const { code, out, err } = await launchIn(folder, "validate", ...words.split(" ").filter(Boolean));
    expect({ words, code, said: code === 0 ? "" : out + err }).toEqual({ words, code: 0, said: "" });
  }
});
