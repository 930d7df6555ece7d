import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchSite, peerSite } from "./benchSite";
import type { BenchContext } from "./options";
import { installPeer, type Peer } from "./peers";
import type { Command } from "./runProcess";

/** A program that builds the measured site. */
export interface Builder {
  /** Its name and version, for table headings. */
  name: string;
  /** The output folder. */
  out: string;
  /** Writes the site's data. */
  write: (site: BenchSite) => void;
  build: Command;
}

/** Spawnpage, from a folder with its sources. */
export function spawnpage({ root, folder }: BenchContext, name = "spawnpage", program = root): Builder {
  const own = join(folder, name);
  const config = join(own, "site.config.json");
  const out = join(own, "dist");
  return {
    name: `Spawnpage ${versionIn(root)}`,
    out,
    write: (site) => writeData(own, "site.config.json", site),
    build: command(program, ["bin/spawnpage.mjs", "build", "--config", config, "--out", out]),
  };
}

/** A new copy of Spawnpage with a separate cache. */
export interface ColdSpawnpage {
  builder: Builder;
  /** Empties the cache. */
  forget: () => void;
  /** Removes all of its files. */
  remove: () => void;
}

/**
 * Spawnpage with the same sources and packages, in a separate folder.
 * @param without - packages to leave out
 */
export function coldSpawnpage(context: BenchContext, without: readonly string[] = []): ColdSpawnpage {
  const { root } = context;
  // Not below node_modules, where Vite would treat the sources as a package.
  const program = mkdtempSync(join(tmpdir(), "spawnpage-cold-"));
  mkdirSync(join(program, "node_modules"));
  const parts = ["bin", "src", "schema", "package.json", "package-lock.json", "tsconfig.json"];
  for (const part of parts) cpSync(join(root, part), join(program, part), { recursive: true });
  const packages = join(root, "node_modules");
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    if (!entry.name.startsWith(".") && !without.includes(entry.name))
      symlinkSync(join(packages, entry.name), join(program, "node_modules", entry.name), "junction");
  }
  return {
    builder: spawnpage(context, "cold", program),
    forget: () => rmSync(join(program, "node_modules", ".cache"), { recursive: true, force: true }),
    remove: () => rmSync(program, { recursive: true, force: true }),
  };
}

/** Eleventy with JS templates. */
export function eleventy({ root, folder }: BenchContext): Builder {
  const peer = installPeer("eleventy", root, folder);
  return {
    ...peerBuilder(peer, root, ["node_modules/@11ty/eleventy/cmd.cjs", "--quiet"]),
    name: `Eleventy ${peer.version("@11ty/eleventy")}`,
  };
}

/** Astro with React components. */
export function astro({ root, folder }: BenchContext): Builder {
  const peer = installPeer("astro", root, folder);
  return {
    ...peerBuilder(peer, root, ["node_modules/astro/bin/astro.mjs", "build", "--silent"]),
    name: `Astro ${peer.version("astro")} + React ${peer.version("react")}${otherNode(peer)}`,
  };
}

/** The Node.js that a peer contains. */
function otherNode({ node }: Peer): string {
  if (node === process.execPath) return "";
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return `, Node.js ${stdout.trim().slice(1)}`;
}

function peerBuilder(peer: Peer, root: string, args: string[]): Omit<Builder, "name"> {
  const require = createRequire(join(root, "package.json"));
  const set = readJson(require.resolve("@iconify-json/lucide/icons.json")) as {
    icons: Record<string, { body: string } | undefined>;
  };
  const icon = (name: string) => set.icons[name]?.body ?? "";
  return {
    out: join(peer.folder, "dist"),
    write: (site) => writeData(join(peer.folder, "data"), "site.json", peerSite(site, icon)),
    build: { ...command(peer.folder, args), executable: peer.node, env: { ASTRO_TELEMETRY_DISABLED: "1" } },
  };
}

function command(cwd: string, args: string[]): Command {
  return { executable: process.execPath, args, cwd };
}

function writeData(folder: string, file: string, data: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(data));
}

function versionIn(root: string): string {
  return (readJson(join(root, "package.json")) as { version: string }).version;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * Checks that a site is complete.
 * @param word - in the last page's heading
 * @throws Error if a page or the word is missing
 */
export function checkBuilt({ name, out }: Builder, pages: number, word: string): void {
  const last = join(out, `page-${pages - 1}`, "index.html");
  const paths = [
    "index.html",
    ...Array.from({ length: pages - 1 }, (_, index) => `page-${index + 1}/index.html`),
  ];
  const missing = paths.find((path) => !existsSync(join(out, path)));
  if (missing) throw new Error(`${name} did not write ${missing}.`);
  if (!readFileSync(last, "utf8").includes(word))
    throw new Error(`${name} did not include this run's marker word in its output.`);
}
