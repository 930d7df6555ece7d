import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { root } from "../sites/configs";
import { npmCommand } from "./npm";

/** The result of a command in a clone. */
export interface Answer {
  code: number | null;
  /** The output of a failed command; empty on success, so `{ code: 0, said: "" }` can be expected. */
  said: string;
}

/** A copy of this repository, to change it and run its commands. */
export interface Clone {
  folder: string;
  /** Runs a script of its package.json, like `npm run <script> -- <args>`. */
  run: (script: string, ...args: string[]) => Promise<Answer>;
  remove: () => void;
}

/** Folders that are not copied, because they are installed, built or written by tests. */
const notCopied: ReadonlySet<string> = new Set([
  "node_modules",
  ".git",
  "dist",
  ".spawnpage",
  "test-results",
]);

/** Folders in node_modules that are not packages. */
const caches: ReadonlySet<string> = new Set([".cache", ".vite", ".vite-temp", ".vitest"]);

/**
 * Copies this repository, including uncommitted changes, into a folder whose name contains a space and a non-ASCII
 * letter. Packages are linked, and caches are separate.
 */
export function cloneRepository(): Clone {
  const folder = join(mkdtempSync(join(tmpdir(), "spawnpage-clone-")), "Mein Spawnö Server");
  cpSync(root, folder, { recursive: true, filter: (source) => !notCopied.has(basename(source)) });
  linkPackages(folder);
  return {
    folder,
    run: (script, ...args) => runScript(folder, script, args),
    remove: () => rmSync(dirname(folder), { recursive: true, force: true }),
  };
}

/** Creates node_modules with a link for each package. */
function linkPackages(folder: string): void {
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  for (const entry of readdirSync(join(root, "node_modules"), { withFileTypes: true })) {
    const [from, to] = [join(root, "node_modules", entry.name), join(modules, entry.name)];
    if (entry.isFile()) cpSync(from, to);
    // On Windows, a junction needs no permission. Other systems ignore the argument.
    else if (!caches.has(entry.name)) symlinkSync(from, to, "junction");
  }
}

/**
 * The command line of a script. A script that starts Node.js runs without npm, because npm takes as long to start as
 * most scripts run.
 */
function lineOf(folder: string, script: string, args: string[]): [command: string, args: string[]] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const [command, ...words] = scripts[script]!.split(" ");
  if (command === "node") return [process.execPath, [...words, ...args]];
  return npmCommand("npm", ["run", "--silent", script, "--", ...args]);
}

/** Runs a script asynchronously, because the test runner gives up if its worker does not respond for a minute. */
function runScript(folder: string, script: string, args: string[]): Promise<Answer> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(...lineOf(folder, script, args), {
    cwd: folder,
    // The type checker and the linter are written in Go and spend a third of their time on garbage collection.
    env: { ...env, NO_COLOR: "1", GOGC: "off" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => (said += text));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, said: code === 0 ? "" : said }));
  });
}
