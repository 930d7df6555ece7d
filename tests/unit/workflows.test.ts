import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const workflow = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../.github/workflows", name), "utf8");

test("known weaknesses of the packages are asked for every week", () => {
  expect(workflow("audit.yml")).toMatch(/schedule:\n\s+- cron: "\d+ \d+ \* \* \d"/);
  expect(workflow("audit.yml")).toMatch(/^\s+- run: npm audit /m);
});

test("both packages are published with a proof of the commit they come from, and without a token", () => {
  const release = workflow("release.yml");
  expect(release.match(/npm publish .*--provenance/g)).toHaveLength(2);
  expect(release).toContain("id-token: write");
  expect(release).not.toMatch(/secrets\.|TOKEN/);
});
