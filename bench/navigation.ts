import type { Browser, Page } from "playwright";
import { open, quiet } from "./browse";
import type { PageServer } from "./servePages";

/** The keys in session storage that documents use to communicate. */
declare const sessionStorage: Record<"clickedAt" | "paintedAt" | "leftHeading", string | undefined>;

/**
 * Clicks the header's first link to another page, after it has been visible for at least a second.
 * @returns the milliseconds from the click until the next page's heading is painted
 */
export async function navigation(
  browser: Browser,
  server: PageServer,
  path: string,
  isSlowNetwork: boolean,
): Promise<number> {
  const context = { viewport: { width: 1280, height: 900 } };
  const page = await open(browser, { isSlowNetwork, slowdown: 1, context }, watch);
  try {
    await page.goto(server.url + path);
    await quiet(server, 2000);
    const { x, y } = await linkPlace(page);
    await page.mouse.click(x, y);
    const painted = await page.waitForFunction(() => sessionStorage.paintedAt, undefined, {
      timeout: 15_000,
    });
    const [clickedAt, paintedAt] = await Promise.all([
      page.evaluate(() => Number(sessionStorage.clickedAt)),
      painted.jsonValue().then(Number),
    ]);
    return paintedAt - clickedAt;
  } finally {
    await page.context().close();
  }
}

async function linkPlace(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("header nav a[href]")];
    const link = links.find(
      (one) => one.origin === location.origin && one.pathname !== location.pathname && one.checkVisibility(),
    );
    if (!link) throw new Error(`${location.pathname} has no link in its header to another page.`);
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** Runs in every document: records the time of the click, and of the first frame with another heading. */
function watch(): void {
  const heading = () => document.querySelector("h1")?.textContent;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      sessionStorage.clickedAt = String(performance.timeOrigin + timeStamp);
      sessionStorage.leftHeading = heading() ?? "";
    },
    { capture: true },
  );
  const look = () => {
    const shown = heading();
    if (sessionStorage.clickedAt === undefined || !shown || shown === sessionStorage.leftHeading) {
      requestAnimationFrame(look);
      return;
    }
    // A message is handled after the frame is submitted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      sessionStorage.paintedAt ??= String(performance.timeOrigin + performance.now());
    });
    port1.start();
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}
