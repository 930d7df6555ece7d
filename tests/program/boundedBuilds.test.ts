import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { BoundedBuilds } from "../../src/cli/build/boundedBuilds";

// A fake program that stalls or runs out of memory on demand.
const script = join(import.meta.dirname, "fakeSiteProcess.mjs");

const told = vi.fn<(text: string) => void>();
let builds: BoundedBuilds | undefined;
afterEach(async () => builds?.end());

function start(share = { seconds: 60, mebibytes: 64 }): (file: string) => Promise<unknown> {
  builds = new BoundedBuilds(script, {}, share, told);
  return async (file) => builds!.build({ file, out: "" });
}

it("builds sites one after another in the same process", async () => {
  const build = start();
  expect([await build("mill"), await build("broken"), await build("quay")]).toEqual([
    { outcome: "built" },
    { outcome: "refused" },
    { outcome: "built" },
  ]);
  expect(told.mock.lastCall).toEqual(["quay is number 3 of its process"]);
});

it("skips a site that stalls, and builds the next one in a new process", async () => {
  const build = start({ seconds: 3, mebibytes: 64 });
  expect(await build("stalls")).toEqual({
    outcome: "skipped",
    reason:
      "The build took longer than 3 s, so this site was skipped. Make the site smaller, or raise the limit with --time-limit.",
  });
  expect(await build("mill")).toEqual({ outcome: "built" });
  expect(told.mock.lastCall).toEqual(["mill is number 1 of its process"]);
});

it("skips a site that uses too much memory", async () => {
  const build = start();
  expect(await build("hungry")).toEqual({
    outcome: "skipped",
    reason:
      "The build used more than 64 MiB of memory, so this site was skipped. Make the site smaller, or raise the limit with --memory-limit.",
  });
  expect(await build("mill")).toEqual({ outcome: "built" });
});

it("skips a site whose process exits, and reports its output", async () => {
  const build = start();
  expect(await build("dies")).toEqual({
    outcome: "skipped",
    reason: "The build process exited unexpectedly (7), so this site was skipped. It is all too much.",
  });
  expect(await build("mill")).toEqual({ outcome: "built" });
});

it("reports a process that does not start", async () => {
  builds = new BoundedBuilds(
    join(import.meta.dirname, "nowhere.mjs"),
    {},
    { seconds: 9, mebibytes: 64 },
    told,
  );
  await expect(builds.build({ file: "mill", out: "" })).rejects.toThrow(/did not start/);
  builds = undefined;
});
