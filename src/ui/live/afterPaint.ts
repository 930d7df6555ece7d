/** Timeout for loading the page, because a picture or an embed may hang. All times are in milliseconds. */
const LONGEST_LOAD_MS = 4000;
/** Timeout for an idle browser, and delay if the browser has no idle callback. */
const LATEST_IDLE_MS = 2000;
const WITHOUT_IDLE_MS = 200;

/** Waits until the page has loaded (or a timeout) and been painted, is visible, and the browser is idle. */
export async function afterPaint(): Promise<void> {
  if (document.readyState !== "complete") await Promise.race([once(window, "load"), wait(LONGEST_LOAD_MS)]);
  while (document.visibilityState === "hidden") await once(document, "visibilitychange");
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) return wait(WITHOUT_IDLE_MS);
  await new Promise((done) => requestIdleCallback(done, { timeout: LATEST_IDLE_MS }));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

function once(target: EventTarget, type: string): Promise<Event> {
  return new Promise((done) => target.addEventListener(type, done, { once: true }));
}
