import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** Names under which systems install Chromium and Chrome, and where macOS and Windows keep them. */
const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The environment variable that names the browser to test with. */
export const BROWSER_VARIABLE = "SPAWNPAGE_BROWSER";

/**
 * Finds a browser to test with: the one that SPAWNPAGE_BROWSER names, else Playwright's own, else the
 * system's Chromium or Chrome, else one that is installed now.
 * @returns the path of its executable
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(log: (line: string) => void): string {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    if (!existsSync(named)) throw new Error(`${BROWSER_VARIABLE} names ${named}, but there is no such file.`);
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const installed = findCommand() ?? places.find((place) => existsSync(place));
  if (installed) return installed;

  log("No browser was found for the browser tests: installing Playwright's Chromium (about 150 MB, once).");
  const { status } = spawnSync(
    process.execPath,
    [join("node_modules", "playwright", "cli.js"), "install", "chromium"],
    {
      stdio: "inherit",
    },
  );
  if (status !== 0 || !existsSync(own)) {
    throw new Error(
      `A browser could not be installed. Install Chromium or Chrome, or name its executable in ${BROWSER_VARIABLE}.`,
    );
  }
  return own;
}

function findCommand(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.flatMap((folder) => commands.map((command) => join(folder, command))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
