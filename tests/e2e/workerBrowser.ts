import type { Browser } from "playwright";

/**
 * The browser of this worker. It is kept under a name of the whole worker, because the environment that closes it
 * and the tests that use it do not share their modules.
 */
const name = Symbol.for("spawnpage.browser");
const holder = globalThis as { [name]?: Promise<Browser> | undefined };

/** Gives the one browser that all files of a worker use, one after the other; the first that asks launches it. */
export function workerBrowser(launch: () => Promise<Browser>): Promise<Browser> {
  holder[name] ??= launch();
  return holder[name];
}

/** Closes it, if it was ever launched. */
export async function closeWorkerBrowser(): Promise<void> {
  const browser = await holder[name];
  holder[name] = undefined;
  await browser?.close();
}
