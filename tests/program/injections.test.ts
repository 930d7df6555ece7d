import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { isWhole } from "../property/share";
import { controlsIn } from "../../src/fields/characters";
import { surroundingsOf } from "../../src/core/openSite";
import { fullWorld } from "../property/injections/builtSite";
import { payloads } from "../property/injections/payloads";
import { plant } from "../property/injections/plant";
import { plantedFields } from "../property/injections/plantedFields";
import { plantedSites } from "../property/injections/plantedSites";

vi.setConfig({ testTimeout: 240_000 });

const surroundings = surroundingsOf(fullWorld);

it("plants in every text of every block and of all else, found from the schema and the examples", () => {
  const [site] = plantedSites(surroundings);
  const fields = plantedFields(site!);
  const texts = fields.filter(({ kind }) => kind === "text" || kind === "richText");
  const own = new Map(fields.map(({ path, own: value }) => [path.join("."), value]));
  expect([...own.keys()]).toEqual(expect.arrayContaining(["labels.openMenu", "site.name", "footer.text"]));

  const { shown, refused } = plant(site!, fields, surroundings, 0, 0);
  expect(shown + refused).toBe(fields.length);
  // A few texts want a mail address; more addresses than these take a payload.
  expect(shown).toBeGreaterThanOrEqual(texts.length);
});

it("brings every payload into every field, and takes none where the validator refuses it", () => {
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

it("nothing that is planted runs or asks another host, and what a hole would let through is seen", () => {
  // One payload in each field of one site, without a policy; of two sites, with and without one, in
  // `npm run test:all`. `npm run fuzz` takes more of the payloads.
  const much = isWhole ? ["--rounds", "1"] : ["--brief"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tests/property/injections.mjs", ...much, "--seed", "2"],
    { cwd: join(import.meta.dirname, "../.."), encoding: "utf8" },
  );
  console.log(stdout.trim());
  expect({ status, said: status === 0 ? "" : stderr }).toEqual({ status: 0, said: "" });
});
