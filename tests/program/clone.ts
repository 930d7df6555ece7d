import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { root } from "../sites/configs";
import { npmCommand } from "./npm";

/** How a command of a clone ended. */
export interface Answer {
  code: number | null;
  /** The output of a failed command; empty on success, so `{ code: 0, said: "" }` can be expected. */
  said: string;
}

/** A copy of this repository, to change and to run its commands in. */
export interface Clone {
  /** Its folder; writing there changes nothing here. */
  folder: string;
  /** Runs a script of its package.json to its end, as `npm run <script> -- <args>` does. */
  run: (script: string, ...args: string[]) => Promise<Answer>;
  /** Removes it. */
  remove: () => void;
}

/** Folders that no clone has: what is installed, built or written by tests. */
const leftOut: ReadonlySet<string> = new Set(["node_modules", ".git", "dist", ".spawnpage", "test-results"]);

/** Folders of node_modules that are no packages. */
const caches: ReadonlySet<string> = new Set([".cache", ".vite", ".vite-temp", ".vitest"]);

/**
 * Copies this repository as it is now, changes that are not committed included, into a folder whose name has a
 * space and a letter beyond ASCII in it. The packages are linked, not copied; caches are its own.
 */
export function cloneRepository(): Clone {
  const folder = join(mkdtempSync(join(tmpdir(), "spawnpage-clone-")), "Mein Spawnö Server");
  cpSync(root, folder, { recursive: true, filter: (source) => !leftOut.has(basename(source)) });
  linkPackages(folder);
  return {
    folder,
    run: (script, ...args) => runScript(folder, script, args),
    remove: () => rmSync(dirname(folder), { recursive: true, force: true }),
  };
}

/** Gives a clone a node_modules of its own, in which each package is a link. */
function linkPackages(folder: string): void {
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  for (const entry of readdirSync(join(root, "node_modules"), { withFileTypes: true })) {
    const [from, to] = [join(root, "node_modules", entry.name), join(modules, entry.name)];
    if (entry.isFile()) cpSync(from, to);
    // On Windows a junction needs no rights; elsewhere the word means nothing.
    else if (!caches.has(entry.name)) symlinkSync(from, to, "junction");
  }
}

/**
 * The command line of a script. One that starts Node does without npm, which takes as long to start as most of them run; npm
 * finds the programs of the others.
 */
function lineOf(folder: string, script: string, args: string[]): [command: string, args: string[]] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const [command, ...words] = scripts[script]!.split(" ");
  if (command === "node") return [process.execPath, [...words, ...args]];
  return npmCommand("npm", ["run", "--silent", script, "--", ...args]);
}

/** Runs a script without blocking, because a test runner that hears nothing of its worker for a minute gives up. */
function runScript(folder: string, script: string, args: string[]): Promise<Answer> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(...lineOf(folder, script, args), {
    cwd: folder,
    // The checkers of types and of lint are written in Go: to keep their memory tidy is a third of their work.
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
