import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import { sourceHash } from "../../bin/sourceHash.mjs";

test("updates a used bundle's modification time, so no other version removes it", async () => {
  const root = mkdtempSync(join(tmpdir(), "spawnpage-checkout-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["bin", "src", "schema"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(join(root, "schema/sample.json"), "{}");
  const bundle = join(root, "node_modules/.cache/spawnpage", `program-${sourceHash(root)}`);
  mkdirSync(bundle, { recursive: true });
  utimesSync(bundle, 0, 0);
  expect(await bundleOnce(root)).toBe(bundle);
  expect(Date.now() - statSync(bundle).mtimeMs).toBeLessThan(60_000);
});
