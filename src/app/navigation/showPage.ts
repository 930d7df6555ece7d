import { flushSync } from "react-dom";

/** Fades the next page in. A transition from the previous page would delay it, because browsers capture that first. */
export function showPage(update: () => void, afterwards: () => void): void {
  flushSync(update);
  afterwards();
  const content = document.getElementById("sp-content");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!content || isStill || !("startViewTransition" in document)) return;
  content.dataset["arriving"] = "";
  const arrive = () => delete content.dataset["arriving"];
  // A new transition or a hidden tab skips it. The page is visible anyway.
  document.startViewTransition(arrive).ready.catch(() => undefined);
}
