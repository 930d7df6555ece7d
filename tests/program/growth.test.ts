import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { isWhole } from "../property/share";
import { growingPlaces } from "../property/growth/places";
import { growthOf, steepest } from "../property/growth/measure";

vi.setConfig({ testTimeout: 240_000 });

it("finds every kind of list, map and text in the schema", () => {
  const names = growingPlaces().map(({ is, name }) => `${is} ${name}`);
  for (const one of ["list routes", "names constants", "names toasts.messages", "list routes[].blocks"])
    expect(names).toContain(one);
  // A block is found at its first possible position, which may be in a post or in another block.
  for (const [is, end] of [
    ["list", "[cards].items"],
    ["text", "[text].text"],
  ] as const)
    expect(names.filter((name) => name.startsWith(`${is} `) && name.endsWith(end))).toHaveLength(1);
});

it("distinguishes quadratic from linear growth", async () => {
  let clock = 0;
  const growth = async (cost: (size: number) => number) =>
    growthOf(
      (size) => {
        clock += cost(size);
      },
      () => clock,
      { leastSize: 8, mostSize: 1000, enoughWork: 5 },
    );
  expect((await growth((size) => 3 + size / 10)).ratio).toBeCloseTo(4, 0);
  expect((await growth((size) => 3 + (size / 10) * Math.log2(size))).ratio).toBeLessThan(steepest);
  expect((await growth((size) => 3 + size ** 2 / 100)).ratio).toBeGreaterThan(steepest);
});

it("finds no part of a config with more than linear cost", () => {
  // A sample of lists, maps and texts. `npm run test:all` tests each list and map once, and `npm run fuzz` thousands of cases.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tests/property/growth.mjs", "--seed", "1", "--share", isWhole ? "each" : "brief"],
    { cwd: join(import.meta.dirname, "../.."), encoding: "utf8" },
  );
  expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
});
