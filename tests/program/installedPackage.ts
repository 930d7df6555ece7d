import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { vi } from "vitest";
import { listFiles } from "../../src/node/input/listFiles";
import { sourceHash } from "../../bin/sourceHash.mjs";
import { root } from "../sites/configs";
import { cloneRepository } from "./clone";
import { npmCommand } from "./npm";

/** An owner's folder in which the package is installed as `npm install` does it. */
export interface OwnersFolder {
  /** Its name has a space and letters beyond ASCII. */
  folder: string;
  /** The path of the package in it. */
  program: string;
  /** Runs `npx spawnpage` to its end. */
  npx: (...words: string[]) => Said;
  /** Does the same without npx, which takes as long to start as the command itself. */
  run: (...words: string[]) => Said;
  /** Starts a command that runs until it is ended. */
  start: (...words: string[]) => RunningCommand;
  /** Ends what still runs, and removes the folder. */
  remove: () => Promise<void>;
}

/** How a command ended, and what it has said. */
export interface Said {
  code: number | null;
  out: string;
  err: string;
}

/** A command that serves a site. */
export interface RunningCommand {
  /** Everything it has said. */
  said: () => string;
  /** The address of the first page, once the command says it. */
  url: () => Promise<string>;
  /** Ends it. */
  end: () => Promise<void>;
}

/** The program in a folder that has the package. */
export const installedProgram = "node_modules/spawnpage/bin/spawnpage.mjs";

/** npm, and what it starts, as outside of a script of this repository. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST|NO_COLOR$)/i.test(name)),
);

/**
 * The package as `npm pack` makes it, once for each state of what goes into it.
 * @returns the path of the tarball
 */
export function packPackage(): string {
  const folder = join(root, "node_modules/.cache/spawnpage", `package-${contentHash()}`);
  const find = () => readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const aside = mkdtempSync(join(dirname(folder), "package-aside-"));
    // In a copy: packing writes to the folder that it packs, and two test files may do it at the same time.
    const clone = cloneRepository();
    try {
      runNpm(["pack", "--pack-destination", aside], clone.folder);
    } finally {
      clone.remove();
    }
    try {
      renameSync(aside, folder);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return join(folder, find()!);
}

/**
 * Installs the package into a new folder. No registry is asked: the package needs no other one, and that for pictures is left
 * out, as where there is none for the owner's system.
 */
export function installPackage(): OwnersFolder {
  const parent = mkdtempSync(join(tmpdir(), "spawnpage-owner-"));
  const folder = join(parent, "Мой server");
  mkdirSync(folder);
  cpSync(packPackage(), join(parent, "spawnpage.tgz"));
  runNpm(["install", "../spawnpage.tgz", "--offline", "--omit=optional", "--no-audit", "--no-fund"], folder);
  const program = join(folder, "node_modules/spawnpage");
  const running: RunningCommand[] = [];
  return {
    folder,
    program,
    npx: (...words) => npx(folder, ...words),
    run: (...words) => runInstalled(folder, ...words),
    start: (...words) => {
      const command = startCommand(program, folder, words);
      running.push(command);
      return command;
    },
    remove: async () => {
      for (const command of running) await command.end();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Runs `npx spawnpage` to its end in a folder that has the package. */
export function npx(folder: string, ...words: string[]): Said {
  return runNode(npmCommand("npx", ["--offline", "spawnpage", ...words])[1], folder);
}

/** The same without npx, which takes as long to start as most commands. */
export function runInstalled(folder: string, ...words: string[]): Said {
  return runNode([join(folder, installedProgram), ...words], folder);
}

function runNode(line: string[], cwd: string): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, line, {
    cwd,
    env: environment,
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr };
}

function startCommand(program: string, cwd: string, words: string[]): RunningCommand {
  // Without npx, whose end would leave the command running.
  const child: ChildProcess = spawn(process.execPath, [join(program, "bin/spawnpage.mjs"), ...words], {
    cwd,
    env: environment,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  return {
    said: () => said,
    url: () =>
      vi.waitFor(
        () => {
          const [url] = /http:\/\/\S+/.exec(said) ?? [];
          if (url === undefined) throw new Error(`No address yet:\n${said}`);
          return url;
        },
        { timeout: 30_000 },
      ),
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
    },
  };
}

/** Names all that goes into the package by its content. */
function contentHash(): string {
  const hash = createHash("sha256").update(sourceHash(root));
  for (const folder of ["docs", "starters", "schema"]) {
    for (const path of listFiles(join(root, folder)).sort()) {
      hash.update(path).update(readFileSync(join(root, folder, path)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** @throws Error with what npm said when it fails */
function runNpm(words: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(...npmCommand("npm", words), {
    cwd,
    env: environment,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm ${words.join(" ")} failed.\n${stdout}\n${stderr}`);
}
