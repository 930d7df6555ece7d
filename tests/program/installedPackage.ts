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

/** An owner's folder with the package installed by `npm install`. */
export interface OwnersFolder {
  /** Its name contains a space and non-ASCII letters. */
  folder: string;
  /** The installed package's folder. */
  program: string;
  /** Runs `npx spawnpage`. */
  npx: (...words: string[]) => Said;
  /** Runs the program without npx, which takes as long to start as the command. */
  run: (...words: string[]) => Said;
  /** Starts a command that runs until it is stopped. */
  start: (...words: string[]) => RunningCommand;
  /** Stops running commands, and removes the folder. */
  remove: () => Promise<void>;
}

/** The result of a command. */
export interface Said {
  code: number | null;
  out: string;
  err: string;
}

/** A command that serves a site. */
export interface RunningCommand {
  /** Its complete output. */
  said: () => string;
  /** The home page's address, once the command prints it. */
  url: () => Promise<string>;
  end: () => Promise<void>;
}

/** The program's path in a folder with the package. */
export const installedProgram = "node_modules/spawnpage/bin/spawnpage.mjs";

/** The environment without variables of this repository's scripts and tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST|NO_COLOR$)/i.test(name)),
);

/**
 * Runs `npm pack`. The result is cached by the package's content.
 * @returns the path of the tarball
 */
export function packPackage(): string {
  const folder = join(root, "node_modules/.cache/spawnpage", `package-${contentHash()}`);
  const find = () => readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const aside = mkdtempSync(join(dirname(folder), "package-aside-"));
    // In a copy, because packing writes to its folder, and two test files may pack at the same time.
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
 * Installs the package into a new folder without a registry. The package has no dependencies except sharp, which is
 * omitted because it is optional.
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

/** Runs `npx spawnpage` in a folder with the package. */
export function npx(folder: string, ...words: string[]): Said {
  return runNode(npmCommand("npx", ["--offline", "spawnpage", ...words])[1], folder);
}

/** Runs the program without npx, which takes as long to start as most commands. */
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
  // Without npx, because stopping npx would leave the command running.
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

/** A hash of the package's content. */
function contentHash(): string {
  const hash = createHash("sha256").update(sourceHash(root));
  for (const folder of ["docs", "starters", "schema"]) {
    for (const path of listFiles(join(root, folder)).sort()) {
      hash.update(path).update(readFileSync(join(root, folder, path)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** @throws Error with npm's output if it fails */
function runNpm(words: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(...npmCommand("npm", words), {
    cwd,
    env: environment,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm ${words.join(" ")} failed.\n${stdout}\n${stderr}`);
}
