import { type Browser, chromium, type LaunchOptions } from "playwright";

/**
 * Launches a browser that lays out pages without drawing them, because drawing is unused and a fifth of the work.
 * @param executablePath - Chromium or its headless shell
 * @param options - `args` are added to the default ones
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
      // A separate GPU process is a sixth of the work, although almost nothing is drawn.
      "--in-process-gpu",
      "--force-gpu-mem-available-mb=0",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Pages of a site that are open in the same context share a process.
      "--process-per-site",
      // The initial blank page has no separate process, because starting and stopping one for each visit takes a fifth
      // of the time of a page without JavaScript.
      "--disable-site-isolation-trials",
      "--renderer-process-limit=1",
      ...args,
    ],
  });
}
