import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { EDITOR_META, LIVE_FOLDER } from "../../../src/app/liveChannel";
import { KEY_HEADER } from "../../../src/editor/addresses";
import { en } from "../../../src/editor/words/en";
import { listFiles } from "../../../src/node/input/listFiles";
import { styledSources } from "../../../src/styling/compiler/styledSources.mjs";
import { launchFrom } from "../../launchHere";
import { root, siteConfigs } from "../../sites/configs";
import { temporaryFolder } from "../quality/ownSite";

const { demo } = inject("folders");

describe("a built site", () => {
  it("contains nothing of the editor", () => {
    const traces = [
      EDITOR_META,
      LIVE_FOLDER,
      KEY_HEADER,
      "data-at",
      "plaintext-only",
      "sp-edge",
      "u{f0000}",
      en.screens.nothingSelected,
      en.screens.waiting,
    ];
    const paths = listFiles(demo);
    expect(paths.filter((path) => /editor|frame|draft|check|preview/.test(path))).toEqual([]);
    const found = paths.flatMap((path) => {
      const text = readFileSync(join(demo, path), "latin1").toLowerCase();
      return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${path}: ${trace}`);
    });
    expect(paths.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it("has class names that do not depend on the editor", () => {
    expect(styledSources(root).filter((path) => path.startsWith("src/editor/"))).toEqual([]);
  });

  it("has the same bytes when the program has no editor", async () => {
    const folder = temporaryFolder();
    const program = join(folder, "program");
    cpSync(await bundleOnce(root), program, {
      recursive: true,
      filter: (path) => !/[/\\]editor(?:[/\\]|$)/.test(path),
    });
    const out = join(folder, "site");
    const { code, err } = await launchFrom(program, "build", "--config", siteConfigs.demo, "--out", out);
    expect(code, err).toBe(0);
    expect(listFiles(out)).toEqual(listFiles(demo));
    const differing = listFiles(out).filter(
      (path) => !readFileSync(join(out, path)).equals(readFileSync(join(demo, path))),
    );
    expect(differing).toEqual([]);
  });
});
