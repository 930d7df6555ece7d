import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from "playwright";
import { expect, inject } from "vitest";
import { isWhole } from "../property/share";
import { Contexts } from "./contexts";
import { atEndOfFile } from "./endOfFile";
import { launchUndrawn } from "./undrawnBrowser";
import { workerBrowser } from "./workerBrowser";

/** Visitors' screen sizes. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 900 };

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors that the test expects; any other one fails it. */
  allowedErrors?: RegExp[];
  /** Runs before the page is opened, for example to mock responses or time. */
  prepare?: (page: Page) => unknown;
  /** What to wait for besides hydration: `load`, unless files are delayed. */
  waitUntil?: "load" | "commit";
  /** Whether other tests of the file use the page too. */
  isShared?: boolean;
  /** Whether the page stays open after the test, until `endVisit`: see `oneVisit`. */
  isKept?: boolean;
  /** Whether the visit needs its own browser context, for example because it mocks time. */
  isAlone?: boolean;
  /** Whether the page hydrates. The report about a broken config does not. */
  comesToLife?: boolean;
  /**
   * Whether a hydrated page prefetches visible links and prerenders the first one, which is a quarter of the work.
   * Otherwise, the visitor has a slow connection, and prefetching waits for hover, touch or focus.
   */
  fetchesAhead?: boolean;
}

interface Visit {
  page: Page;
  complaints: string[];
  /** Whether the page hydrated so late that the browser may warn about unused data. */
  isLate: boolean;
  /** Whether the page stays open for further tests of the file. */
  isKept: boolean;
}

/** Whether a message is about the status services of the sites, which do not exist. */
function isUnanswered(message: ConsoleMessage): boolean {
  const isFailure = message.text().startsWith("Failed to load resource: net::");
  return isFailure && /^https:\/\/[^/]+\.example\/state\.json$/.test(message.location().url);
}

/** The browser's warning about a preloaded font that is not used within three seconds. */
const unshownFont = /\.woff2 was preloaded using link preload but not used/;
/** The same warning about data, which is used after hydration. */
const unusedData = /\.json\?\w+ was preloaded using link preload but not used/;
/** In milliseconds. A page that hydrates later is on a busy machine. */
const LATE_MS = 1000;

let contexts: Promise<Contexts> | undefined;
let open: Visit[] = [];
const shared = new Map<string, Promise<Page>>();

/**
 * Opens a page as a new visitor, with the site's Content-Security-Policy. Console errors and warnings, exceptions,
 * dialogs and CSP violations fail the test at its end.
 */
export async function visit(
  url: string,
  {
    allowedErrors = [],
    prepare,
    waitUntil = "load",
    isShared = false,
    isKept = isShared,
    isAlone = false,
    comesToLife = true,
    fetchesAhead = isWhole || !comesToLife,
    ...options
  }: VisitOptions = {},
): Promise<Page> {
  // Endless animations cost more than everything else on a page.
  const device = { viewport: desktop, reducedMotion: "reduce" as const, ...options };
  const page = isAlone
    ? await (await launched()).newPage(device)
    : await (await lender()).open(url, device, isShared);
  // Shorter than a test's timeout, so the failure names what it waited for.
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (![...allowedErrors, unshownFont].some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isUnanswered(message))
      complain(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`exception: ${error.message}`));
  page.on("dialog", (dialog) => {
    complain(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
    });
  });
  // Moving the pointer loads the scripts immediately.
  if (comesToLife) {
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove"))),
    );
  }
  if (!fetchesAhead) await page.addInitScript(setConnection, { effectiveType: "2g" });
  const opened: Visit = { page, complaints, isLate: false, isKept };
  open.push(opened);
  await prepare?.(page);
  await page.goto(url, { waitUntil });
  // Otherwise, measurements would depend on the machine's fallback fonts.
  if (waitUntil === "load") await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const loaded = Date.now();
  if (comesToLife && options.javaScriptEnabled !== false) await ready(page);
  opened.isLate = Date.now() - loaded > LATE_MS;
  return page;
}

/** Opens a page that is shared by all tests of the file, which must only read it. */
export function look(url: string, options: VisitOptions = {}): Promise<Page> {
  const key = JSON.stringify([url, options]);
  if (shared.size === 0) atEndOfFile(endLooks);
  const page = shared.get(key) ?? visit(url, { ...options, isShared: true });
  shared.set(key, page);
  return page;
}

/** Waits for hydration, which moving the pointer starts at once. */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
}

/** Turns on data saver. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(setConnection, { saveData: true, effectiveType: "4g" });
}

/** Runs in the page: mocks the browser's information about the connection. */
function setConnection(value: { effectiveType: string; saveData?: boolean }): void {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}

/** The visitor's open tabs. */
export async function tabsOf(page: Page): Promise<Page[]> {
  return (await lender()).pagesOf(page.context());
}

/** The console errors of a page so far. */
export function complaintsOf(page: Page): string[] {
  return open.find((entry) => entry.page === page)?.complaints ?? [];
}

/** Closes the pages of a finished test, and fails it if the browser reported errors. */
export async function endVisits(): Promise<void> {
  const complaints = open.flatMap(({ complaints, isLate }) =>
    complaints.splice(0).filter((text) => !(isLate && unusedData.test(text))),
  );
  for (const { page, isKept } of open) {
    if (isKept) continue;
    // Otherwise, closing the page fails a route that still waits for it, and with it the whole run.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await (await lender()).takeBack(page.context());
  }
  open = open.filter(({ isKept }) => isKept);
  expect(complaints).toEqual([]);
}

/** Closes a page that was kept open for several tests. */
export async function endVisit(page: Page): Promise<void> {
  open = open.filter((visited) => visited.page !== page);
  if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await (await lender()).takeBack(page.context());
}

async function endLooks(): Promise<void> {
  open = [];
  shared.clear();
  await (await lender()).takeBackShared();
}

function launched(): Promise<Browser> {
  const executablePath = inject("browserPath");
  return workerBrowser(() => launchUndrawn(executablePath));
}

function lender(): Promise<Contexts> {
  const origins = new Set(Object.values(inject("sites")).map((url) => new URL(url).origin));
  contexts ??= launched().then((running) => new Contexts(running, (origin) => origins.has(origin)));
  return contexts;
}
