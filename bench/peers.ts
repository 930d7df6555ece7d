import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Another program that builds the same site. */
export interface Peer {
  /** Its folder, including packages. */
  folder: string;
  /** The Node.js that runs it. */
  node: string;
  /** The version of one of its packages. */
  version: (name: string) => string;
}

/** The oldest Node.js that Astro and StrykerJS support. */
const newestNeeded = [22, 18] as const;

/**
 * Copies a peer from `bench/peers/` and installs its packages, unless they are installed.
 * @param folder - the folder for benchmark files
 * @throws Error if npm cannot install them
 */
export function installPeer(name: string, root: string, folder: string): Peer {
  const target = join(folder, name);
  const node = installTool(join(root, "bench", "peers", name), target);
  cpSync(join(root, "bench", "peers", "site.css"), join(target, "site.css"));
  const version = (packageName: string) =>
    (
      JSON.parse(readFileSync(join(target, "node_modules", packageName, "package.json"), "utf8")) as {
        version: string;
      }
    ).version;
  return { folder: target, node, version };
}

/**
 * Copies a folder with a lockfile and installs its packages, unless they are already installed.
 * @returns the Node.js that runs them
 * @throws Error if npm cannot install them
 */
export function installTool(source: string, target: string): string {
  const stamp = join(target, "installed");
  const hash = createHash("sha256")
    .update(readFileSync(join(source, "package-lock.json")))
    .digest("hex");
  const isInstalled = existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(target))
    if (entry !== "node_modules" && entry !== "installed")
      rmSync(join(target, entry), { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
  if (!isInstalled) {
    const name = basename(source);
    console.error(`Installing the packages for ${name}. This happens only once.`);
    install(name, target);
    writeFileSync(stamp, hash);
  }
  return nodeOf(target);
}

function install(name: string, target: string): void {
  // npm sets this variable for its scripts.
  const npm = process.env["npm_execpath"];
  // Not "ci": a package for another platform may be missing from the lockfile.
  const args = ["install", "--no-engine-strict", "--ignore-scripts", "--no-fund", "--no-audit"];
  const options = { cwd: target, encoding: "utf8" } as const;
  const { status, stderr } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: true });
  if (status !== 0) throw new Error(`Could not install the packages for ${name}.\n${stderr}`);
}

/** This Node.js, or a newer one that the peer contains. */
function nodeOf(target: string): string {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [neededMajor, neededMinor] = newestNeeded;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return process.execPath;
  const platform = process.platform === "win32" ? "win" : process.platform;
  const own = join(target, "node_modules", `node-${platform}-${process.arch}`, "bin");
  const found = [join(own, "node"), join(own, "node.exe")].find((file) => existsSync(file));
  return found ?? process.execPath;
}
