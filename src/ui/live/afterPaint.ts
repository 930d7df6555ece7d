/** How long the browser may be busy with other things, and how long is waited where it does not tell, in milliseconds. */
const LATEST_IDLE_MS = 2000;
const WITHOUT_IDLE_MS = 200;

/** Waits until the page has loaded and been painted, somebody looks at it, and the browser has nothing better to do. */
export async function afterPaint(): Promise<void> {
  if (document.readyState !== "complete") await once(window, "load");
  while (document.visibilityState === "hidden") await once(document, "visibilitychange");
  await new Promise<void>((done) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: LATEST_IDLE_MS });
    else setTimeout(done, WITHOUT_IDLE_MS);
  });
}

function once(target: EventTarget, type: string): Promise<Event> {
  return new Promise((done) => target.addEventListener(type, done, { once: true }));
}
