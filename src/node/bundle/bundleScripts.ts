import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import type { ScriptsNote } from "../../core/siteScripts";
import { digest } from "../digest";
import { bundledPackages } from "./bundledPackages.mjs";
import { drawnPackages } from "./drawnPackages";
import { CONTENTS_FILE, type LiveContents } from "./browserBundle";
import { chunkNameOf } from "./scriptChunks";
import { thirdPartyLicences } from "./thirdPartyLicences";
import { viteOptions } from "./viteOptions";

const ENTRY = "src/app/browser.tsx";
const BOOT_ENTRY = "src/app/boot.ts";
const PROBLEMS_ENTRY = "src/app/findings/problems.ts";
const BOOT_FILE = "boot.js";
const MANIFEST_FILE = "manifest.json";

/** A chunk in Vite's manifest. Source: https://vite.dev/guide/backend-integration */
interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/**
 * Bundles what browsers run: `site/` for the visitors of a built site, and `live/` for the owner who edits one.
 * @param root - the folder of package.json
 * @param folder - where both go
 * @param more - `css` are the styles of all that a site can show; `licences` is a folder with the licences of
 *   packages that are published without one; `plugin` looks at each bundle
 */
export async function bundleScripts(
  root: string,
  folder: string,
  { css, licences, plugin }: { css: string; licences: string; plugin: Plugin },
): Promise<void> {
  await bundleSite(root, join(folder, "site"), { css, licences, plugin });
  await bundleLive(root, join(folder, "live"), plugin);
}

async function bundleSite(
  root: string,
  directory: string,
  { css, licences, plugin }: { css: string; licences: string; plugin: Plugin },
): Promise<void> {
  const packages = bundledPackages();
  const notice = licenceNotice(packages.folders, licences);
  await build({
    ...optionsFor(root, { isLive: false, plugins: [plugin, packages.plugin, notice] }),
    build: {
      ...outputTo(directory),
      rolldownOptions: {
        input: join(root, ENTRY),
        output: {
          codeSplitting: {
            groups: [{ name: (id, context) => chunkNameOf(id, (other) => context.getModuleInfo(other)) }],
          },
        },
      },
    },
  });
  await build({
    root,
    configFile: false,
    publicDir: false,
    mode: "production",
    logLevel: "error",
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: join(root, BOOT_ENTRY), formats: ["iife"], name: "boot", fileName: () => BOOT_FILE },
    },
  });
  const styles = `assets/styles-${digest(css, 8)}.css`;
  writeFileSync(join(directory, styles), css);
  const boot = readFileSync(join(directory, BOOT_FILE), "utf8").trim();
  rmSync(join(directory, BOOT_FILE));
  const { entry, shared, blocks } = scriptsOf(takeManifest(directory));
  writeContents<ScriptsNote>(directory, { entry, styles, boot, shared, blocks });
}

async function bundleLive(root: string, directory: string, plugin: Plugin): Promise<void> {
  await build({
    ...optionsFor(root, { isLive: true, plugins: [plugin] }),
    build: {
      ...outputTo(directory),
      rolldownOptions: { input: [ENTRY, PROBLEMS_ENTRY].map((entry) => join(root, entry)) },
    },
  });
  const manifest = takeManifest(directory);
  const [entry, problems] = [ENTRY, PROBLEMS_ENTRY].map((key) => chunk(manifest, key).file);
  writeContents<LiveContents>(directory, { entry: entry!, problems: problems! });
}

/**
 * Writes the licences of all that a site can have of others beside its scripts: of their packages, the fonts and
 * the icons. No page loads the file; the first line of each script names it.
 * @param folders - those of the packages in the scripts, known once the scripts are there
 * @param licences - a folder with the licences of packages that are published without one
 */
function licenceNotice(folders: ReadonlySet<string>, licences: string): Plugin {
  return {
    name: "spawnpage:licence-notice",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, files) {
        const text = thirdPartyLicences("The website", [...folders, ...drawnPackages()], licences);
        const name = `licences-${digest(text, 8)}.txt`;
        this.emitFile({ type: "asset", fileName: `assets/${name}`, source: text });
        for (const file of Object.values(files)) {
          if (file.type === "chunk") file.code = `/*! ${name} */\n${file.code}`;
        }
      },
    },
  };
}

function optionsFor(root: string, { isLive, plugins }: { isLive: boolean; plugins: Plugin[] }): InlineConfig {
  const options = viteOptions(root);
  return {
    ...options,
    mode: "production",
    logLevel: "error",
    plugins: [plainImports, ...plugins, ...(options.plugins ?? [])],
    // Vite would ask NODE_ENV, which is another one in tests and in some shells.
    oxc: { jsx: { development: false } },
    // Chunks find each other by relative addresses, so one bundle serves every base path.
    base: "./",
    define: { "process.env.NODE_ENV": '"production"', IS_LIVE: String(isLive) },
  };
}

function outputTo(outDir: string) {
  return { outDir, manifest: MANIFEST_FILE, modulePreload: false, target: "es2022" } as const;
}

/**
 * Vite's own way to import a chunk fetches what that chunk needs ahead of it. Here the page has all of it
 * already, and the code for it would be loaded by every visitor.
 */
const plainImports: Plugin = {
  name: "spawnpage:plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** What is needed where: by every page, and by the blocks. */
function scriptsOf(manifest: Manifest): Pick<ScriptsNote, "entry" | "shared" | "blocks"> {
  const withImports = (key: string, files = new Set<string>()): Set<string> => {
    const { file, imports = [] } = chunk(manifest, key);
    if (files.has(file)) return files;
    files.add(file);
    for (const name of imports) withImports(name, files);
    return files;
  };
  const [entry = "", ...shared] = withImports(ENTRY);
  // A block may itself fetch more at its first use, which no page loads before.
  const { dynamicImports = [] } = chunk(manifest, ENTRY);
  const blockKeys = dynamicImports.filter((key) => key.startsWith("src/blocks/"));
  const blocks = Object.fromEntries(
    blockKeys.map((key) => {
      const files = withImports(key);
      files.delete(entry);
      return [key.split("/")[2] ?? key, [...files]];
    }),
  );
  return { entry, shared, blocks };
}

function chunk(manifest: Manifest, key: string): ManifestChunk {
  const found = manifest[key];
  if (!found) throw new Error(`The browser bundle has no chunk ${key}.`);
  return found;
}

/** Reads Vite's manifest, which nobody needs any more after that. */
function takeManifest(directory: string): Manifest {
  const file = join(directory, MANIFEST_FILE);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  rmSync(file);
  return manifest;
}

/** The names of the files tell their content, so that equal bundles have one id wherever they were made. */
function writeContents<Contents extends { id: string }>(
  directory: string,
  contents: Omit<Contents, "id">,
): void {
  const id = digest(JSON.stringify(contents), 16);
  writeFileSync(join(directory, CONTENTS_FILE), JSON.stringify({ id, ...contents }));
}
