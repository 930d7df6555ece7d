import { type Browser, chromium, type LaunchOptions } from "playwright";

/**
 * Launches a browser that lays pages out and does not draw them: nobody looks at the pictures of pages, and to draw them is
 * a fifth of all the work.
 * @param executablePath - Chromium or its headless shell
 * @param options - `args` are added to those that every test has
 */
export function launchUndrawn(
  executablePath: string,
  { args = [], ...options }: LaunchOptions = {},
): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath,
    args: [
      // Chromium's sandbox refuses to run as root, as in most CI containers.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      // A process for what is drawn, where next to nothing is, takes a sixth of all the work.
      "--in-process-gpu",
      "--force-gpu-mem-available-mb=0",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Pages of a site that are open in the same context share a process.
      "--process-per-site",
      // The empty page that each page is at first has no process of its own: to start and end one for each visit takes a fifth of
      // all that a page without scripts does.
      "--disable-site-isolation-trials",
      "--renderer-process-limit=1",
      ...args,
    ],
  });
}
