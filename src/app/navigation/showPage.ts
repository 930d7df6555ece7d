import { flushSync } from "react-dom";

/**
 * Shows the next page at once, and then lets it take on its full strength in a view transition, where the
 * browser has them and the visitor did not ask for stillness. A transition from the page before would show
 * the next one only after the browser has taken a picture of what is to go.
 */
export function showPage(update: () => void, afterwards: () => void): void {
  flushSync(update);
  afterwards();
  const content = document.getElementById("sp-content");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!content || isStill || !("startViewTransition" in document)) return;
  content.dataset["arriving"] = "";
  const arrive = () => delete content.dataset["arriving"];
  // A transition is skipped when the next one starts or the page is hidden: the page is there all the same.
  document.startViewTransition(arrive).ready.catch(() => undefined);
}
