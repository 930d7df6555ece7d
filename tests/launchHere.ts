import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleOnce } from "../bin/bundleOnce.mjs";
import type { launch as launchProgram } from "../src/cli/launch";
import { root } from "./sites/configs";

/** How a command ended, and what it printed. */
export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** The program, which is bundled once: sources that change meanwhile are for the next run. */
let program: Promise<{ folder: string; launch: typeof launchProgram }> | undefined;

async function open() {
  const folder = await bundleOnce(root);
  const { launch } = (await import(pathToFileURL(join(folder, "launch.mjs")).href)) as {
    launch: typeof launchProgram;
  };
  return { folder, launch };
}

/**
 * Runs a command of the very program that `npm run build` and the like start, in this process: to start a process takes
 * longer than most commands. A test of what a process does, such as being ended by force, needs one of its own.
 * @param words - the command line without the names of Node and of the program
 */
export async function launchHere(...words: string[]): Promise<Ended> {
  return launchFrom(await programFolder(), ...words);
}

export async function programFolder(): Promise<string> {
  return (await (program ??= open())).folder;
}

/** The same, with the folder of the program written as the test has it. */
export async function launchFrom(folder: string, ...words: string[]): Promise<Ended> {
  const { launch } = await (program ??= open());
  const ended: Ended = { code: 0, out: "", err: "" };
  ended.code = await launch(
    words,
    { root, folder, isCheckout: true },
    (text) => (ended.out += `${text}\n`),
    (text) => (ended.err += `${text}\n`),
  );
  return ended;
}

/** Where the tests run: a command that was given up may have left another folder behind, which is gone by now. */
const home = process.cwd();

/** The same in another working directory: one command after the other, and not in a thread. */
export async function launchIn(folder: string, ...words: string[]): Promise<Ended> {
  process.chdir(folder);
  try {
    return await launchHere(...words);
  } finally {
    process.chdir(home);
  }
}
