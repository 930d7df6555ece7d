import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { BlockType } from "../../blocks/schemas";
import { allStyles } from "../../app/server";
import type { SiteScripts } from "../../core/siteScripts";
import { digest } from "../digest";
import type { Program } from "../program";
import { reactModules } from "./reactModules";
import { chunkNameOf } from "./scriptChunks";

const ENTRY = "src/app/browser.tsx";
const BOOT_ENTRY = "src/app/boot.ts";
const BOOT_FILE = "boot.js";
const MANIFEST_FILE = "manifest.json";
const CONTENTS_FILE = "contents.json";

/** The scripts and styles of the site: the same for every config, built once for each state of the sources. */
export interface BrowserBundle extends Omit<SiteScripts, "files"> {
  /** The folder that holds `assets/`. */
  directory: string;
}

/** What a bundle consists of, as it is noted beside it. */
interface Contents extends Pick<BrowserBundle, "id" | "entry" | "styles" | "boot"> {
  /** The scripts that the entry needs. */
  shared: string[];
  /** The scripts that a block needs, by its type. */
  blocks: Record<string, string[]>;
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
  const contents = JSON.parse(readFileSync(join(directory, CONTENTS_FILE), "utf8")) as Contents;
  const { id, entry, styles, boot, shared, blocks } = contents;
  const known = new Map<string, string[]>();
  const scriptsFor = (types: Iterable<BlockType>): string[] => {
    const key = [...types].join(" ");
    let scripts = known.get(key);
    if (!scripts) {
      const files = [...shared, ...key.split(" ").flatMap((type) => blocks[type] ?? [])];
      scripts = [...new Set(files)].sort();
      known.set(key, scripts);
    }
    return scripts;
  };
  return { directory, id, entry, styles, boot, scriptsFor };
}

async function bundleForBrowser({ root, cache }: Program, directory: string): Promise<void> {
  const { build } = await import("vite");
  const { viteOptions } = await import("./viteOptions");
  mkdirSync(cache, { recursive: true });
  const aside = join(cache, `browser-aside-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const common = { logLevel: "error", mode: "production" } as const;
  const options = viteOptions(root);
  await build({
    ...options,
    ...common,
    plugins: [plainImports, reactModules(root), ...(options.plugins ?? [])],
    // Chunks find each other by relative addresses, so one bundle serves every base path.
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: aside,
      manifest: MANIFEST_FILE,
      modulePreload: false,
      target: "es2022",
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
    ...common,
    build: {
      outDir: aside,
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: join(root, BOOT_ENTRY), formats: ["iife"], name: "boot", fileName: () => BOOT_FILE },
    },
  });
  writeFileSync(join(aside, CONTENTS_FILE), JSON.stringify(await finish(aside)));
  try {
    renameSync(aside, directory);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  }
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

/** Adds the styles to what was bundled, and notes what is needed where. */
async function finish(directory: string): Promise<Contents> {
  const css = await allStyles();
  const styles = `assets/styles-${digest(css, 8)}.css`;
  writeFileSync(join(directory, styles), css);

  const manifest = JSON.parse(readFileSync(join(directory, MANIFEST_FILE), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const withImports = (key: string, files = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The browser bundle has no chunk ${key}.`);
    if (files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) withImports(name, files);
    return files;
  };
  const [entry = "", ...shared] = withImports(ENTRY);
  const blockKeys = Object.keys(manifest).filter((key) => key.startsWith("src/blocks/"));
  const blocks = Object.fromEntries(
    blockKeys.map((key) => {
      const files = withImports(key);
      files.delete(entry);
      return [key.split("/")[2] ?? key, [...files]];
    }),
  );
  const boot = readFileSync(join(directory, BOOT_FILE), "utf8").trim();
  const contents = { entry, styles, boot, shared, blocks };
  // The names of the files tell their content, so that equal bundles have one name wherever they were made.
  return { id: digest(JSON.stringify(contents), 16), ...contents };
}
