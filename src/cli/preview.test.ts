import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testProgram } from "../node/program.fixture";
import { main } from "./main";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage preview-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The error output of the command. */
async function complaint(...words: string[]): Promise<string> {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  expect(await main(["preview", ...words], testProgram({ root: folder }), print, print)).toBe(2);
  return said.join("\n");
}

test("refuses a config, because a built site has none", async () => {
  expect(await complaint("other.json")).toContain('Unexpected argument: "other.json". Remove it.');
  expect(await complaint("--config", "other.json")).toContain('"preview" has no option --config.');
});

test("names the build command if there is no built site", async () => {
  const out = join(folder, "town");
  expect(await complaint("--out", out)).toContain(`Build it first: npm run build -- --out '${out}'`);
});
