import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configSchema } from "../../src/config/config";
import { type Notation, notations } from "../../src/fields/notation";
import { Cursor } from "../../src/schema/cursor";
import { visitFields } from "../../src/schema/walk";
import { hostOf, hostOfServer } from "../../src/validate/links/knownHosts";
import { nameOfSite, type Sample, textsIn } from "../../src/validate/sample";
import { root, siteConfigs } from "../sites/configs";

// Run `vitest -u` if the demo changes.
test("schema/sample.json contains the demo's name, addresses and people", async () => {
  const demo: unknown = JSON.parse(readFileSync(siteConfigs.demo, "utf8"));
  const written = `${JSON.stringify(sampleOf(demo), null, 2)}\n`;
  await expect(written).toMatchFileSnapshot(join(root, "schema/sample.json"));
});

/** The values that identify a site: its name, its addresses and its people. */
function sampleOf(config: unknown): Sample {
  const root = Cursor.of(configSchema, config);
  const addresses = textsIn(config)
    // The path to a value in a JSON response, such as players.now, only looks like a host.
    .filter(({ value, path }) => isAddress(value) && notationAt(root.at(path)) !== "answerPath")
    .map(({ value }) => value);
  const people: string[] = [];
  visitFields(configSchema, config, ({ names, value }) => {
    if (names === "person" && typeof value === "string") people.push(value);
  });
  return { name: nameOfSite(config), values: [...new Set([...addresses, ...people])].sort() };
}

function notationAt({ inner }: Cursor): Notation | undefined {
  return inner && notations.get(inner)?.notation;
}

function isAddress(text: string): boolean {
  const host = hostOf(text) ?? hostOfServer(text) ?? /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1];
  return host !== undefined && /[a-z]\.[a-z]/i.test(host) && !text.includes("{{") && !text.startsWith(".");
}
