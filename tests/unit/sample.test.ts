import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleOf } from "../../src/validate/sample";
import { root, siteConfigs } from "../sites/configs";

// Run `vitest -u` if the demo changes.
test("schema/sample.json contains the demo's name, addresses and people", async () => {
  const demo: unknown = JSON.parse(readFileSync(siteConfigs.demo, "utf8"));
  const written = `${JSON.stringify(sampleOf(demo), null, 2)}\n`;
  await expect(written).toMatchFileSnapshot(join(root, "schema/sample.json"));
});
