import type { Browser } from "playwright";

/**
 * The browser of this worker. It is stored globally, because the environment that closes it and the tests that use it
 * do not share modules.
 */
const name = Symbol.for("spawnpage.browser");
const holder = globalThis as { [name]?: Promise<Browser> | undefined };

/** Returns the browser that all files of a worker share. The first call launches it. */
export function workerBrowser(launch: () => Promise<Browser>): Promise<Browser> {
  holder[name] ??= launch();
  return holder[name];
}

/** Closes the browser, if it was launched. */
export async function closeWorkerBrowser(): Promise<void> {
  const browser = await holder[name];
  holder[name] = undefined;
  await browser?.close();
}
