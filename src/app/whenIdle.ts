/** Delay in milliseconds if the browser has no idle callback. */
const WITHOUT_IDLE_MS = 500;

export function whenIdle(work: () => void): void {
  // Safari has no idle callback yet.
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, WITHOUT_IDLE_MS);
}
