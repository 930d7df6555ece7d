import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, normalizePath, type Plugin, type Rolldown } from "vite";
import type { ScriptsNote } from "../../core/siteScripts";
import { compareModules } from "../../styling/emotion/cascade";
import { styledSources } from "../../styling/compiler/styledSources.mjs";
import { digest } from "../digest";
import { bundledPackages } from "./bundledPackages.mjs";
import { CONTENTS_FILE, type LiveContents } from "./browserBundle";
import { chunkNameOf } from "./scriptChunks";
import { partsOf } from "./scriptParts";
import {
  licenceNotice,
  licencesAmong,
  moduleNotes,
  plainImports,
  withoutUnusedMethods,
} from "./scriptPlugins";
import { viteOptions } from "./viteOptions";

const ENTRY = "src/app/browser.tsx";
const BOOT_ENTRY = "src/app/boot.ts";
const ANNOUNCEMENTS_BOOT_ENTRY = "src/app/announcementsBoot.ts";
const PROBLEMS_ENTRY = "src/app/findings/problems.ts";
const LANGUAGES_ENTRY = "src/app/languages.ts";
const LOOK_ENTRY = "src/app/look.ts";
const INLINE_FILE = "inline.js";
const MANIFEST_FILE = "manifest.json";
/** Vite's manifest. Source: https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string }>;

/** The inputs of the bundles besides the sources. */
export interface ScriptTools {
  /** Returns the styles of these sources, given by their paths from the root, in cascade order. */
  stylesOf: (sources: ReadonlySet<string>) => string;
  /** A folder with the licences of packages that are published without one. */
  licences: string;
  /** Inspects each bundle. */
  plugin: Plugin;
}

/** Bundles the browser code: `site/` for the visitors of a built site, and `live/` for the owner who edits one. */
export async function bundleScripts(root: string, folder: string, tools: ScriptTools): Promise<void> {
  await bundleSite(root, join(folder, "site"), tools);
  await bundleLive(root, join(folder, "live"), tools.plugin);
}

async function bundleSite(
  root: string,
  directory: string,
  { stylesOf, licences, plugin }: ScriptTools,
): Promise<void> {
  const packages = bundledPackages();
  const notice = licenceNotice(packages.folders, licences);
  const modules = moduleNotes();
  const { output } = (await build({
    ...optionsFor(root, { isLive: false, plugins: [modules.plugin, plugin, packages.plugin, notice] }),
    build: {
      outDir: directory,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: {
        input: join(root, ENTRY),
        preserveEntrySignatures: "allow-extension",
        // If constants were inlined, a module that contains only styles would leave no trace in the script that uses
        // them, and its styles would be missing.
        optimization: { inlineConst: false },
        output: {
          codeSplitting: {
            // Each module is assigned separately. Otherwise, the first chunk would include the modules that several
            // chunks share.
            includeDependenciesRecursively: false,
            groups: [{ name: (id, context) => chunkNameOf(id, (other) => context.getModuleInfo(other)) }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const boot = await inlineScript(root, directory, BOOT_ENTRY);
  const announcementsBoot = await inlineScript(root, directory, ANNOUNCEMENTS_BOOT_ENTRY);
  const look = await inlineScript(root, directory, LOOK_ENTRY);
  const languages = await inlineScript(root, directory, LANGUAGES_ENTRY);
  const scripts = output.filter((file) => file.type === "chunk");
  const used = new Set(scripts.flatMap(({ moduleIds }) => moduleIds));
  const css = new Map<string, string>();
  for (const source of styledSources(root).sort(compareModules)) {
    const id = normalizePath(join(root, source));
    if (!used.has(id)) continue;
    const text = stylesOf(new Set([source]));
    if (text === "")
      throw new Error(`The server bundle has no styles from ${source}. Import it in src/app/server.tsx.`);
    css.set(id, text);
  }
  // The bundler parses modules at the same time, in any order.
  const named = new Map([...modules.parts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const { search, ...parts } = partsOf({ scripts, imports: modules.imports, parts: named, css });
  const writeStyles = (name: string, sources: Iterable<number>) => {
    const text = Array.from(sources, (index) => parts.css[index]).join("");
    const file = `assets/${name}-${digest(text, 8)}.css`;
    writeFileSync(join(directory, file), text);
    return file;
  };
  const ofFrame = new Set(parts.shared.css);
  const ofParts = new Set([
    ...Object.values(parts.parts).flatMap((part) => part.css),
    ...Object.values(parts.pieces).flat(),
  ]);
  writeContents<ScriptsNote>(directory, {
    boot,
    announcementsBoot,
    look,
    languages,
    licences: licencesAmong(output),
    styles: writeStyles(
      "blocks",
      [...parts.css.keys()].filter((index) => ofParts.has(index) && !ofFrame.has(index)),
    ),
    searchStyles: writeStyles("SearchDialog", search),
    ...parts,
  });
}

/** Bundles an inline script and returns its text. */
async function inlineScript(root: string, directory: string, entry: string): Promise<string> {
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
      lib: { entry: join(root, entry), formats: ["iife"], name: "boot", fileName: () => INLINE_FILE },
    },
  });
  const file = join(directory, INLINE_FILE);
  const text = readFileSync(file, "utf8").trim();
  rmSync(file);
  return text;
}

async function bundleLive(root: string, directory: string, plugin: Plugin): Promise<void> {
  await build({
    ...optionsFor(root, { isLive: true, plugins: [plugin] }),
    build: {
      outDir: directory,
      manifest: MANIFEST_FILE,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: [ENTRY, PROBLEMS_ENTRY].map((entry) => join(root, entry)) },
    },
  });
  const manifest = takeManifest(directory);
  const fileOf = (key: string) => {
    const { file } = manifest[key] ?? {};
    if (file === undefined) throw new Error(`The browser bundle has no chunk ${key}.`);
    return file;
  };
  const look = await inlineScript(root, directory, LOOK_ENTRY);
  const languages = await inlineScript(root, directory, LANGUAGES_ENTRY);
  const [entry, problems] = [fileOf(ENTRY), fileOf(PROBLEMS_ENTRY)];
  writeContents<LiveContents>(directory, { entry, problems, look, languages });
}

function optionsFor(root: string, { isLive, plugins }: { isLive: boolean; plugins: Plugin[] }): InlineConfig {
  const options = viteOptions(root);
  return {
    ...options,
    mode: "production",
    logLevel: "error",
    plugins: [plainImports, withoutUnusedMethods, ...plugins, ...(options.plugins ?? [])],
    // Vite would otherwise follow NODE_ENV, which differs in tests and in some shells.
    oxc: { jsx: { development: false } },
    // Chunks import each other by relative URLs, so one bundle serves every base path.
    base: "./",
    define: { "process.env.NODE_ENV": '"production"', IS_LIVE: String(isLive) },
  };
}

/** Reads Vite's manifest and deletes it, because nothing else needs it. */
function takeManifest(directory: string): Manifest {
  const file = join(directory, MANIFEST_FILE);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  rmSync(file);
  return manifest;
}

/** The file names contain content hashes, so equal bundles have the same id wherever they are built. */
function writeContents<Contents extends { id: string }>(
  directory: string,
  contents: Omit<Contents, "id">,
): void {
  const id = digest(JSON.stringify(contents), 16);
  writeFileSync(join(directory, CONTENTS_FILE), JSON.stringify({ id, ...contents }));
}
