import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, inject, it } from "vitest";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { browserBundle } from "../../../src/node/bundle/browserBundle";
import { viteOptions } from "../../../src/node/bundle/viteOptions";
import { listFiles } from "../../../src/node/input/listFiles";
import { openProgram } from "../../../src/node/openProgram";
import { root } from "../../sites/configs";
import { askedFor } from "./askedFor";
import { builtFiles } from "./builtFiles";

const { demo, harbour } = inject("folders");
const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  devDependencies: Record<string, string>;
};
const scripts = (folder: string) => builtFiles(folder, ".js");

describe("the browser bundle", () => {
  it("contains no schemas, validator, findings, Markdown parser, icon sets or style sources", () => {
    const traces = [
      "_zod",
      "ZodError",
      "draft/2020-12",
      "unevaluatedProperties",
      "micromark",
      "InvalidCommaToken",
      "iconify",
      "did you mean",
      "unknown-constant",
      "spawnpage:",
      "sp-findings",
      "open-in-editor",
      "var(--",
    ];
    const all = scripts(demo)
      .map(({ text }) => text)
      .join("\n")
      .toLowerCase();
    expect(all.length).toBeGreaterThan(100_000);
    expect(traces.filter((trace) => all.includes(trace.toLowerCase()))).toEqual([]);
  });

  it("contains no lookbehind, because Safari before 16.4 rejects the whole script", async () => {
    const { directory } = browserBundle(
      openProgram({ root, folder: await bundleOnce(root), isCheckout: true }),
    );
    // The content includes inline scripts.
    const paths = listFiles(directory, (path) => !path.endsWith(".css"));
    expect(paths.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(12);
    const hasLookbehind = (path: string) => /\(\?<[=!]/.test(readFileSync(join(directory, path), "utf8"));
    expect(paths.filter(hasLookbehind)).toEqual([]);
  });

  it("has the licences of its packages, fonts and icons in a small file that scripts mention and no page requests", () => {
    const [licences, ...others] = builtFiles(demo, ".txt").filter(({ path }) => path.startsWith("assets"));
    expect(others).toEqual([]);
    const { path, text } = licences!;
    for (const name of ["react", "react-dom", "scheduler"])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\nMIT License$`, "m"));
    const drawn = Object.keys(devDependencies).filter((name) => /^@(?:fontsource|iconify-json)/.test(name));
    expect(drawn.length).toBeGreaterThan(10);
    for (const name of drawn)
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)\\n\\n[^-]`, "m"));
    // The fonts' licence is included once.
    expect(text.match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(1);
    expect(brotliCompressSync(text).length).toBeLessThan(8 * 1024);
    for (const script of scripts(demo)) expect(script.text.split("\n")[0]).toBe(`/*! ${basename(path)} */`);
    const askers = builtFiles(demo, ".html", ".css", ".json").filter((file) =>
      file.text.includes(basename(path)),
    );
    expect(askers).toEqual([]);
  });

  it("lists exactly the bundled packages in the licence file", async () => {
    const { bundledPackages } = await import("../../../src/node/bundle/bundledPackages.mjs");
    const { plugin, folders } = bundledPackages();
    await build({
      ...viteOptions(root),
      mode: "production",
      logLevel: "error",
      plugins: [plugin, ...(viteOptions(root).plugins ?? [])],
      define: { "process.env.NODE_ENV": '"production"', IS_LIVE: "false" },
      build: {
        write: false,
        target: "es2022",
        rolldownOptions: {
          input: ["src/app/browser.tsx", "src/blocks/registry.ts"].map((path) => join(root, path)),
        },
      },
    });
    const names = [...folders].map((folder) => folder.replaceAll("\\", "/").split("node_modules/").at(-1)!);
    const { text } = builtFiles(demo, ".txt").find(({ path }) => path.startsWith("assets"))!;
    const told = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+ \(/gm)].map(([, name]) => name!);
    expect(told.filter((name) => !/^@(?:fontsource|iconify-json)/.test(name)).toSorted()).toEqual(
      names.toSorted(),
    );
  });

  it("is the same for every config with the same blocks", () => {
    // Without the content hash in each name.
    const byName = (folder: string) =>
      new Map(scripts(folder).map(({ path, text }) => [basename(path).replace(/-[\w-]{8}\.js$/, ""), text]));
    const [ofDemo, ofHarbour] = [byName(demo), byName(harbour)];
    expect(ofDemo.size).toBe(scripts(demo).length);
    const common = [...ofDemo.keys()].filter((name) => ofHarbour.has(name));
    expect(common.length).toBeGreaterThan(5);
    expect(common.filter((name) => ofHarbour.get(name) !== ofDemo.get(name))).toEqual([]);
  });

  it.each(Object.entries(inject("folders")))(
    "contains exactly the scripts and stylesheets that pages may request: %s",
    (_, folder) => {
      const files = builtFiles(folder, ".html", ".json", ".js");
      const there = builtFiles(folder, ".js", ".css").filter(({ path }) => path.startsWith("assets"));
      const paths = there.map(({ path }) => path.replaceAll("\\", "/")).toSorted();
      expect(paths.length).toBeGreaterThan(5);
      expect(paths).toEqual([...askedFor(files)].toSorted());
    },
  );

  it("has no unused chunk", () => {
    const names = scripts(demo).map(({ path }) => basename(path).replace(/-[\w-]{8}\.js$/, ""));
    expect(names).toContain("form");
    expect(names).not.toContain("media");
  });
});
