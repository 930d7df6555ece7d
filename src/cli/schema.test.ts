import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testProgram } from "../node/program.fixture";
import { main } from "./main";

const files = [
  "schema/site.schema.json",
  "docs/config.md",
  "docs/diagnostics.md",
  "docs/not-possible.md",
  "docs/gallery.md",
];
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "spawnpage-schema-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function run(...argv: string[]): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const code = await main(argv, testProgram({ root }), print, print);
  return { code, said };
}

test("writes the schema and its pages, and reports outdated ones", async () => {
  const stale = (names: string) => ({
    code: 1,
    said: [`Out of date: ${names}. Run "npm run schema" and commit the result.`],
  });
  expect(await run("schema", "--check")).toEqual(stale(files.join(", ")));
  expect(await run("schema")).toEqual({ code: 0, said: [`Wrote ${files.join(", ")}.`] });
  expect(await run("schema", "--check")).toEqual({ code: 0, said: [] });
  expect(await run("schema")).toEqual({ code: 0, said: [`Up to date: ${files.join(", ")}.`] });

  const page = join(root, "docs/config.md");
  const fresh = readFileSync(page, "utf8");
  writeFileSync(page, fresh.replaceAll("\n", "\r\n"));
  expect(await run("schema", "--check")).toEqual({ code: 0, said: [] });

  writeFileSync(page, `${fresh}A note.\n`);
  expect(await run("schema", "--check")).toEqual(stale("docs/config.md"));
  expect(await run("schema")).toEqual({ code: 0, said: ["Wrote docs/config.md."] });
  expect(readFileSync(page, "utf8")).toBe(fresh);
});

test("updates the schema copy of each starter", async () => {
  const starter = join(root, "starters/survival");
  mkdirSync(starter, { recursive: true });
  writeFileSync(join(starter, "site.config.json"), "{}");
  const copy = "starters/survival/site.schema.json";
  expect((await run("schema", "--check")).said.join()).toContain(`${copy}. Run "npm run schema"`);
  await run("schema");
  expect(readFileSync(join(root, copy), "utf8")).toBe(readFileSync(join(root, files[0]!), "utf8"));
  expect(await run("schema", "--check")).toEqual({ code: 0, said: [] });
});
