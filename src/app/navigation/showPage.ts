import { flushSync } from "react-dom";

/**
 * Shows the next page immediately, then fades it in with a view transition, unless the visitor prefers reduced motion.
 * A transition from the previous page would delay the next page, because the browser captures the previous page first.
 */
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
