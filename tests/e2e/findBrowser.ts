import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { chromium } from "playwright";

/** The headless shell needs a quarter less time for each page than full Chromium. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
/** The names of Chromium and Chrome on Linux, and their paths on macOS and Windows. */
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** The environment variable with the browser's path. */
export const BROWSER_VARIABLE = "SPAWNPAGE_BROWSER";

/**
 * Finds a browser for the tests, in this order: the one in SPAWNPAGE_BROWSER, the headless shells of the system and of
 * Playwright, Playwright's Chromium, the system's Chromium or Chrome. Otherwise, it installs one.
 * @returns the path of its executable
 * @throws Error if none can be installed
 */
export function findBrowser(log: (line: string) => void): string {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    if (!existsSync(named)) throw new Error(`${BROWSER_VARIABLE} names ${named}, but there is no such file.`);
    return named;
  }
  const found = findCommand(shells) ?? playwrightsShell() ?? findWholeBrowser();
  if (found) return found;

  log("No browser was found for the browser tests: installing Playwright's headless Chromium, once.");
  const { status } = spawnSync(
    process.execPath,
    [join("node_modules", "playwright", "cli.js"), "install", "--only-shell", "chromium"],
    { stdio: "inherit" },
  );
  const installed = status === 0 ? playwrightsShell() : undefined;
  if (!installed) {
    throw new Error(
      `Could not install a browser. Install Chromium or Chrome, or set its path in ${BROWSER_VARIABLE}.`,
    );
  }
  return installed;
}

/**
 * Finds full Chromium or Chrome, which has a back-forward cache, unlike the headless shell.
 * @returns the path of its executable; `undefined` if there is only a headless shell
 */
export function findWholeBrowser(): string | undefined {
  return [chromium.executablePath()].find(existsSync) ?? findCommand(browsers) ?? places.find(existsSync);
}

/** The path of Firefox; `undefined` if it is not installed. */
export function findFirefox(): string | undefined {
  return findCommand(["firefox-esr", "firefox", "firefox.exe"]) ?? firefoxPlaces.find(existsSync);
}

/** The headless shell that Playwright installs next to its Chromium, with the same revision. */
function playwrightsShell(): string | undefined {
  // .../ms-playwright/chromium-<revision>/chrome-<system>/<executable>, deeper on macOS.
  let folder = dirname(chromium.executablePath());
  while (!/^chromium-\d+$/.test(basename(folder))) {
    if (dirname(folder) === folder) return undefined;
    folder = dirname(folder);
  }
  const own = join(dirname(folder), basename(folder).replace("chromium-", "chromium_headless_shell-"));
  // Playwright creates this file after the download.
  if (!existsSync(join(own, "INSTALLATION_COMPLETE"))) return undefined;
  return readdirSync(own, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ["chrome-headless-shell", "headless_shell"].map((shell) => join(own, name, shell)))
    .flatMap((file) => [file, `${file}.exe`])
    .find(existsSync);
}

function findCommand(commands: string[]): string | undefined {
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
