import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BlockType } from "../blocks/schemas";
import type { Program } from "./program";

const ENTRY = "src/site/browser.tsx";
const BOOT_ENTRY = "src/site/boot.ts";
const BOOT_FILE = "boot.js";

/** The scripts of the site: the same for every config, built once for each state of the sources. */
export interface BrowserBundle {
  /** The folder that holds `assets/`. */
  directory: string;
  /** Names the bundle; another name means other scripts. */
  id: string;
  /** The path of the entry below the base path. */
  entry: string;
  /** The text of the script that stands in every page. */
  boot: string;
  /** The paths of the scripts that a page with these block types loads besides the entry. */
  scriptsFor: (types: Iterable<BlockType>) => string[];
}

/** A chunk in Vite's manifest. Source: https://vite.dev/guide/backend-integration */
interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** The browser bundle of this program, from the cache or built now. */
export async function browserBundle(program: Program): Promise<BrowserBundle> {
  const directory = join(program.cache, `browser-${program.hash}`);
  if (!existsSync(directory)) await bundleForBrowser(program, directory);
  const manifest = JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;

  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key];
    if (!found)
      throw new Error(`The browser bundle has no chunk ${key}. Delete ${directory} and build again.`);
    return found;
  };
  const withImports = (key: string, files: Set<string>): Set<string> => {
    const { file, imports = [] } = chunk(key);
    if (files.has(file)) return files;
    files.add(file);
    for (const name of imports) withImports(name, files);
    return files;
  };
  const blockKey = (type: BlockType) =>
    Object.keys(manifest).find((key) => key.startsWith(`src/blocks/${type}/`)) ?? `src/blocks/${type}/`;

  const entry = chunk(ENTRY).file;
  return {
    directory,
    id: program.hash,
    entry,
    boot: readFileSync(join(directory, BOOT_FILE), "utf8"),
    scriptsFor: (types) => {
      const files = withImports(ENTRY, new Set());
      for (const type of types) withImports(blockKey(type), files);
      files.delete(entry);
      return [...files].sort();
    },
  };
}

async function bundleForBrowser({ root, cache }: Program, directory: string): Promise<void> {
  const { build } = await import("vite");
  const { viteOptions } = await import("./viteOptions");
  mkdirSync(cache, { recursive: true });
  const aside = join(cache, `browser-aside-${process.pid}-${Math.random().toString(36).slice(2)}`);
  await build({
    ...viteOptions(root),
    logLevel: "error",
    mode: "production",
    // Chunks find each other by relative addresses, so one bundle serves every base path.
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: aside,
      manifest: "manifest.json",
      modulePreload: { polyfill: false },
      target: "es2022",
      rolldownOptions: { input: join(root, ENTRY) },
    },
  });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    build: {
      outDir: aside,
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: join(root, BOOT_ENTRY), formats: ["iife"], name: "boot", fileName: () => BOOT_FILE },
    },
  });
  try {
    renameSync(aside, directory);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  }
}
