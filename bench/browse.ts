import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { findBrowser } from "../tests/e2e/findBrowser";
import type { PageServer } from "./servePages";

/** A phone on a slow network, as in Lighthouse's mobile run. */
const slowNetwork = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };

/** Options for opening a page. */
export interface Conditions {
  isSlowNetwork: boolean;
  /** The CPU slowdown factor. */
  slowdown: number;
  context: BrowserContextOptions;
}

/** Starts the same browser as the browser tests. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser((line) => console.error(line)),
    // Chromium's sandbox refuses to run as root, as in most containers.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}

/**
 * Opens an empty page as a new visitor, without cache and connections.
 * @param watch - runs in every document before its own scripts
 */
export async function open(browser: Browser, conditions: Conditions, watch: () => void): Promise<Page> {
  const context = await browser.newContext(conditions.context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (conditions.isSlowNetwork) {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slowNetwork.latency,
      downloadThroughput: slowNetwork.throughput,
      uploadThroughput: slowNetwork.throughput,
    });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: conditions.slowdown });
  await page.addInitScript(watch);
  return page;
}

/** Waits until the server has been idle for some milliseconds. */
export async function quiet(server: PageServer, milliseconds: number): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const since = performance.now() - Math.max(begin, server.lastAnswer());
    if (since >= milliseconds) return;
    await wait(milliseconds - since);
  }
}
