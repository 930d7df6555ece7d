import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import { sourceHash } from "../../bin/sourceHash.mjs";

function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), "spawnpage-checkout-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["bin", "src", "schema"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(join(root, "schema/sample.json"), "{}");
  return root;
}

/** The folder of the bundle, which is empty. */
function bundleOf(root: string): string {
  const bundle = join(root, "node_modules/.cache/spawnpage", `program-${sourceHash(root)}`);
  mkdirSync(bundle, { recursive: true });
  return bundle;
}

test("updates a used bundle's modification time, so no other version removes it", async () => {
  const root = checkout();
  const bundle = bundleOf(root);
  utimesSync(bundle, 0, 0);
  expect(await bundleOnce(root)).toBe(bundle);
  expect(Date.now() - statSync(bundle).mtimeMs).toBeLessThan(60_000);
});

test("notices a changed source of the same length", async () => {
  const root = checkout();
  const source = join(root, "src/main.ts");
  for (const text of ["one", "two", "one"]) {
    writeFileSync(source, text);
    const bundle = bundleOf(root);
    for (const _ of [1, 2]) expect(await bundleOnce(root)).toBe(bundle);
  }
});
