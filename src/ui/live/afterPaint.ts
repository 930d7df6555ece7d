/** How long what a page loads is waited for: a picture or an embed may hang. In milliseconds, like all here. */
const LONGEST_LOAD_MS = 4000;
/** How long the browser may be busy with other things, and how long is waited where it does not tell. */
const LATEST_IDLE_MS = 2000;
const WITHOUT_IDLE_MS = 200;

/** Waits until the page has loaded, at most for some seconds, and been painted, somebody looks at it, and the browser has nothing better to do. */
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
