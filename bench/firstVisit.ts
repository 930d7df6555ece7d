import type { Browser } from "playwright";
import { type Conditions, open, quiet } from "./browse";
import type { PageServer } from "./servePages";

/** Measurements of a first visit. */
export interface FirstVisit {
  /** The bytes of the document, compressed. */
  documentBytes: number;
  /** All bytes until five seconds of quiet, compressed. */
  bytes: number;
  requests: number;
  /** First and largest contentful paint, milliseconds. */
  fcp: number;
  lcp: number;
  /** Total blocking time after the first paint, milliseconds. */
  tbt: number;
  cls: number;
  /** The longest task, milliseconds; 0 if none was longer than 50. */
  longestTask: number;
}

/** Measurements that the page records. */
interface Notes {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

/** A slow phone with a slow network. */
export const phone: Conditions = {
  isSlowNetwork: true,
  slowdown: 4,
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

export const desktop: Conditions = {
  isSlowNetwork: false,
  slowdown: 1,
  context: { viewport: { width: 1280, height: 900 } },
};

/** An external service, and its response. */
export interface JsonService {
  url: string;
  answer: unknown;
}

/**
 * Opens a page for the first time, and measures it until it has been idle for five seconds.
 * @param service - mocked for pages that query it
 */
export async function firstVisit(
  browser: Browser,
  server: PageServer,
  path: string,
  service: JsonService,
  conditions = phone,
): Promise<FirstVisit> {
  server.served.length = 0;
  const page = await open(browser, conditions, takeNotes);
  // On all pages, because it takes a little time.
  await page.route(service.url, (route) =>
    route.fulfill({ json: service.answer, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  try {
    await page.goto(server.url + path);
    // Headless Chromium sometimes stops drawing, and a page that waits for an idle moment would then wait forever.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await quiet(server, 5000);
    const read = () =>
      page.evaluate(() => ({
        notes: (globalThis as unknown as { notes: Notes }).notes,
        now: performance.now(),
      }));
    let { notes, now } = await read();
    while (notes.tasks.some(({ start, duration }) => now - start - duration < 5000)) {
      await quiet(server, 1000);
      ({ notes, now } = await read());
    }
    const { fcp, lcp, cls, tasks } = notes;
    const blocked = tasks
      .filter(({ start, duration }) => start + duration > fcp)
      .map(({ start, duration }) => Math.max(0, duration - 50 - Math.max(0, fcp - start)));
    return {
      documentBytes: server.served[0]!.bytes,
      bytes: server.served.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: server.served.length,
      fcp,
      lcp,
      cls,
      tbt: blocked.reduce((sum, milliseconds) => sum + milliseconds, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
function takeNotes(): void {
  const notes: Notes = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  (globalThis as unknown as { notes: Notes }).notes = notes;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") notes.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    notes.lcp = startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) notes.cls += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    notes.tasks.push({ start: startTime, duration });
  });
}
