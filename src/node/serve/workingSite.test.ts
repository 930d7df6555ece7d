import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigFileError } from "../input/configText";
import { ofCheckout } from "../invocation";
import { WorkingSite } from "./workingSite";

let folder: string;
let file: string;

const written = (name: string, changes: object = {}) =>
  JSON.stringify({
    version: 1,
    site: { name, url: "https://town.test" },
    routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "Hello" }] }],
    ...changes,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-working-"));
  file = join(folder, "site.config.json");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("WorkingSite", () => {
  it("keeps the last valid site while the config is broken or missing", async () => {
    const working = new WorkingSite(file, ofCheckout);
    writeFileSync(file, written("Town"));
    await working.read();
    expect(working.live?.site.shared.name).toBe("Town");
    expect(working.report()).toMatchObject({ errors: 0, isOutdated: false });

    writeFileSync(file, written("Village", { navigation: [{ label: "Shop", href: "/shop" }] }));
    const broken = await working.read();
    expect(broken?.live).toBeUndefined();
    expect(working.live?.site.shared.name).toBe("Town");
    expect(working.report()).toMatchObject({ errors: 1, isOutdated: true });
    expect(working.report().findings[0]?.code).toBe("unknown-page");

    rmSync(file);
    await working.read();
    expect(working.live?.site.shared.name).toBe("Town");
    expect(working.report().findings).toEqual([
      {
        severity: "error",
        breadcrumb: "",
        message: "site.config.json no longer exists. Restore the file to update the page again.",
      },
    ]);

    writeFileSync(file, written("Village"));
    await working.read();
    expect(working.live?.site.shared.name).toBe("Village");
    expect(working.report()).toMatchObject({ errors: 0, isOutdated: false });
  });

  it("reports the error if there was never a file", async () => {
    const reading = await new WorkingSite(file, ofCheckout).read();
    expect(reading?.loaded).toBeUndefined();
    expect(reading?.error).toBeInstanceOf(ConfigFileError);
  });

  it("uses only the newest reading", async () => {
    const working = new WorkingSite(file, ofCheckout);
    writeFileSync(file, written("Town"));
    const older = working.read();
    writeFileSync(file, written("Village"));
    const newer = working.read();
    expect(await older).toBeUndefined();
    expect((await newer)?.live?.site.shared.name).toBe("Village");
    expect(working.live?.site.shared.name).toBe("Village");
  });

  it("reports a failed block once, until the next site", async () => {
    const working = new WorkingSite(file, ofCheckout);
    writeFileSync(file, written("Town"));
    await working.read();
    const live = working.live!;
    const page = live.site.pages[0]?.compile();
    expect(working.noteRendering(live, page!, [])).toBeUndefined();
    const failure = 'block 1 ("text"): The mill is broken.';
    expect(working.noteRendering(live, page!, [failure])).toEqual([
      {
        breadcrumb: "Home (/)",
        message: `A block could not be displayed, so the page shows a notice instead: ${failure}`,
      },
    ]);
    expect(working.noteRendering(live, page!, [failure])).toBeUndefined();
    expect(working.report().errors).toBe(1);
    await working.read();
    expect(working.report().errors).toBe(0);
  });
});
