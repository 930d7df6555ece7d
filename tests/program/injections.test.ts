import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { isWhole } from "../property/share";
import { compileSite } from "../../src/compile/compileSite";
import { configSchema } from "../../src/config/config";
import { controlsIn } from "../../src/fields/characters";
import { textsIn } from "../../src/validate/sample";
import { surroundingsOf } from "../../src/core/openSite";
import { fullWorld } from "../property/injections/builtSite";
import { payloads } from "../property/injections/payloads";
import { plant, writeIn } from "../property/injections/plant";
import { plantedFields } from "../property/injections/plantedFields";

vi.setConfig({ testTimeout: 240_000 });

const surroundings = surroundingsOf(fullWorld);
const root = join(import.meta.dirname, "../..");

let sites: object[];
let answer: { status: number | null; stdout: string; stderr: string };
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-planted-"));
  const file = join(folder, "sites.json");
  // One payload in each field of one site, without a policy. `npm run test:all` uses two sites with all examples, with
  // and without a policy. `npm run fuzz` uses more payloads.
  const much = isWhole ? ["--rounds", "1"] : ["--brief"];
  const words = ["tests/property/injections.mjs", ...much, "--seed", "2", "--sites", file];
  answer = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  sites = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object[]) : [];
  rmSync(folder, { recursive: true, force: true });
}, 240_000);

/** The text fields of a site. */
const textsOf = (site: object) =>
  plantedFields(site).filter(({ kind }) => kind === "text" || kind === "richText");

it("finds the text fields of blocks and of the site", () => {
  const keys = plantedFields(sites[0]!).map(({ path }) => path.join("."));
  expect(keys).toEqual(expect.arrayContaining(["labels.openMenu", "site.name", "footer.text"]));
});

it("plants every payload in every field, except those that the validator rejects", () => {
  const site = {
    version: 1,
    site: { name: "Mossy" },
    constants: {},
    routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "Words." }] }],
  };
  const fields = plantedFields(site);
  const at = (config: object, key: string) =>
    JSON.stringify(
      fields
        .find((field) => field.key === key)!
        .path.reduce<unknown>((value, part) => (value as Record<string | number, unknown>)[part], config),
    );
  const [names, paths] = [new Set<string>(), new Set<string>()];
  for (let round = 0; round < payloads.length; round++) {
    const { config } = plant(site, fields, surroundings, round, 0);
    names.add(at(config, '["site","name"]'));
    paths.add(at(config, '["routes",0,"path"]'));
  }
  const readable = payloads.filter((payload) => controlsIn(payload).length === 0);
  expect(names.size).toBeGreaterThanOrEqual(readable.length);
  expect([...paths]).toEqual(['"/"']);
});

it("removes control characters from all text, because they would break hydration", () => {
  const planted = sites.map((site) => {
    const config = structuredClone(site);
    // Fields for names reject them.
    const fields = textsOf(config).filter(({ accepts, own }) => accepts(withControls(own)));
    for (const field of fields) writeIn(config, field, withControls(field.own));
    return { config, count: fields.length };
  });
  // At least half of all text fields are not names.
  const texts = sites.flatMap(textsOf).length;
  expect(planted.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(Math.max(500, texts / 2));
  for (const { config } of planted) {
    // Only the colours and pictures of tags and themes reach the page.
    const {
      pages,
      theme: _,
      tags: __,
      ...site
    } = compileSite(configSchema.parse(config), {
      icon: (name) => fullWorld.icons.get(name),
      imageSize: () => undefined,
    });
    const compiled = [site, ...pages.map((page) => page.compile())];
    expect(compiled.flatMap((part) => textsIn(part, (text) => controlsIn(text).length > 0))).toEqual([]);
  }
});

it("runs no planted script, sends no request to another host, and detects a simulated hole", () => {
  const { status, stdout, stderr } = answer;
  console.log(stdout.trim());
  expect({ status, said: status === 0 ? "" : stderr }).toEqual({ status: 0, said: "" });

  const [, fields, shown, refused] = /(\d+) fields, 1 rounds: (\d+) shown, (\d+) refused/
    .exec(stdout)!
    .map(Number) as [number, number, number, number];
  expect(shown + refused).toBe(fields);
  // A few text fields require an email address. More address fields than these accept a payload.
  expect(shown).toBeGreaterThanOrEqual(sites.flatMap(textsOf).length);
});

/** The text between control characters. For an empty text, only NUL, which browsers remove. */
function withControls(own: unknown): string {
  return own === "" ? "\u0000" : `\u0000\u0085${String(own)}\u001b`;
}
