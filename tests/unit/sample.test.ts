import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import sample from "../../schema/sample.json";
import { nameOfSite, sampleOf } from "../../src/validate/sample";

const root = resolve(import.meta.dirname, "../..");
const config: unknown = JSON.parse(readFileSync(join(root, "site.config.json"), "utf8"));
const isShipped = nameOfSite(config) === sample.name;

// In the hands of an owner the file in the root is no longer the sample; `vitest -u` writes it anew.
test.runIf(isShipped)("schema/sample.json holds what the shipped config has for itself", async () => {
  const written = `${JSON.stringify(sampleOf(config), null, 2)}\n`;
  await expect(written).toMatchFileSnapshot(join(root, "schema/sample.json"));
});
