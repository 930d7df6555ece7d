import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleOnce } from "../bin/bundleOnce.mjs";
import type { launch as launchProgram } from "../src/cli/launch";
import { root } from "./sites/configs";

/** The result of a command. */
export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** The program, bundled once. Later changes of the sources affect the next run. */
let program: Promise<{ folder: string; launch: typeof launchProgram }> | undefined;

async function open() {
  const folder = await bundleOnce(root);
  const { launch } = (await import(pathToFileURL(join(folder, "launch.mjs")).href)) as {
    launch: typeof launchProgram;
  };
  return { folder, launch };
}

/**
 * Runs a command of the same program as `npm run build`, in this process, because starting a process takes longer than
 * most commands. Tests of process behaviour, such as being killed, need a separate process.
 * @param words - the arguments
 */
export async function launchHere(...words: string[]): Promise<Ended> {
  return launchFrom(await programFolder(), ...words);
}

export async function programFolder(): Promise<string> {
  return (await (program ??= open())).folder;
}

/** Normalises the program's folder in the output. */
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

/** The tests' working directory. A command that timed out may have changed it to a removed folder. */
const home = process.cwd();

/** Runs a command in another working directory. Not concurrently, and not in a worker thread. */
export async function launchIn(folder: string, ...words: string[]): Promise<Ended> {
  process.chdir(folder);
  try {
    return await launchHere(...words);
  } finally {
    process.chdir(home);
  }
}
