/**
 * The inline script of every page. It loads the other scripts once the first screen is painted and the browser is idle,
 * or at the visitor's first action. Until hydration, it copies texts immediately, because browsers only allow that
 * during a click. It keeps all other clicks and forms, and replays them after hydration.
 */

import { ROOT_ELEMENT_ID } from "./pageData";
import { loadLastingStyles } from "./pageStyles";

/** Delay between the first paint and the scripts, in milliseconds. */
const AFTER_PAINT_MS = 500;
const LATEST_IDLE_MS = 2000;
/** The same as in src/ui/controls: timeout of the clipboard, and duration of the "copied" state. */
const ANSWER_MS = 1500;
const COPIED_MS = 2000;

/** Controls that depend on scripts, and those that the browser handles. */
const pressable = "button[type=button], a[role=tab], a[data-copy], a[aria-haspopup]";
const opensByItself = "popover" in HTMLElement.prototype ? "[popovertarget]" : "";

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** A visitor's action before hydration. */
type Kept =
  | { control: HTMLElement; text: string | undefined; copied: Promise<unknown> }
  | { form: HTMLFormElement; by: HTMLElement | null };

/** Network information in Chromium. Source: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const root = document.documentElement;
root.dataset["ready"] = "";
const { entry = "", preload = "", styles = "" } = document.currentScript?.dataset ?? {};
let kept: Kept[] = [];
let isStarted = false;
/** Whether the scripts failed to load. Then this script only copies, and the browser does everything else. */
let isGivenUp = false;
let isLeaving = false;

function start(): void {
  if (isStarted) return;
  // The scripts need the complete page.
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
  isStarted = true;
  delete root.dataset["fresh"];
  for (const sign of signs) removeEventListener(sign, onSign, true);
  loadLastingStyles(styles, fail);
  for (const script of preload.split(" ").filter(Boolean)) link("modulepreload", script);
  // Preloads the data that the page will fetch.
  const { page = "", shared = "" } = document.getElementById(ROOT_ELEMENT_ID)?.dataset ?? {};
  for (const data of [page, shared]) link("preload", data, { as: "fetch", crossOrigin: "anonymous" });
  import(/* @vite-ignore */ entry).catch(fail);
}

function fail(): void {
  root.dataset["ready"] = "false";
}

function onSign({ type, movementX, movementY }: Event & Partial<PointerEvent>): void {
  // Chromium sends a move of zero pixels if the page loads under the pointer.
  if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
}

/** Does the last kept action as the browser would without JavaScript. */
function giveUp(): void {
  isGivenUp = true;
  removeEventListener("submit", keepForm, true);
  // Without popovers there is no menu, so the page must look as without JavaScript.
  if (!opensByItself) delete root.dataset["ready"];
  const last = kept.pop();
  kept = [];
  if (isLeaving || !last) return;
  // Its hidden fields appear only now, so the visitor has not filled them in. A field may be named "submit".
  if ("control" in last) {
    if (last.control instanceof HTMLAnchorElement) location.href = last.control.href;
  } else if (!last.form.querySelector("[data-away]")) HTMLFormElement.prototype.submit.call(last.form);
}

function keepClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!control || hasModifier || (opensByItself && control.matches(opensByItself))) return;
  const text = textOf(control);
  if (isGivenUp && text === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const copied = copy(control, text);
  if (isGivenUp) return;
  // Only the last copied text is on the clipboard.
  kept = kept.filter(
    (one) =>
      !("control" in one && (one.control === control || (one.text !== undefined && text !== undefined))),
  );
  kept.push({ control, text, copied });
  start();
}

/** The text that a control copies. An empty `data-copy` copies the link's own address. */
function textOf(control: HTMLElement): string | undefined {
  const { copy: text } = control.dataset;
  return text === "" && control instanceof HTMLAnchorElement ? control.href : text;
}

/** Copies a control's text and shows that it did. Resolves soon, even if the clipboard never responds. */
async function copy(control: HTMLElement, text: string | undefined): Promise<void> {
  if (text === undefined) return;
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, reject) => setTimeout(reject, ANSWER_MS)),
    ]);
    root.dataset["early"] = text;
    showCopied(control);
  } catch {
    // Hydration tries again in every other way. Without it, the visitor copies by hand.
    if (isGivenUp) delete root.dataset["ready"];
  }
}

/** Text on a control must be part of its name (WCAG 2.5.3), so the name is the text while "Copied" is visible. */
function showCopied(control: HTMLElement): void {
  const name = control.textContent && control.getAttribute("aria-label");
  control.dataset["copied"] = "";
  if (name) control.removeAttribute("aria-label");
  setTimeout(() => {
    delete control.dataset["copied"];
    if (name) control.setAttribute("aria-label", name);
  }, COPIED_MS);
}

function keepForm(event: SubmitEvent): void {
  event.preventDefault();
  event.stopPropagation();
  kept = kept.filter((one) => !("form" in one) || one.form !== event.target);
  kept.push({ form: event.target as HTMLFormElement, by: event.submitter });
  start();
}

async function doAgain(): Promise<void> {
  removeEventListener("click", keepClick, true);
  removeEventListener("submit", keepForm, true);
  for (const one of kept) {
    // React hydrates the clicked part first, but not a submitted form.
    if (!("form" in one)) {
      await one.copied;
      one.control.click();
    } else if (one.by) one.by.click();
    else HTMLFormElement.prototype.requestSubmit.call(one.form);
  }
  kept = [];
}

// Scroll restoration and anchors need exact heights.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash) {
  root.dataset["fresh"] = "first";
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    // The blocks after the first one may still wait for the stylesheet.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", layOutRest);
    else layOutRest();
  }).observe({ type: "paint", buffered: true });
}

function layOutRest(): void {
  // Two short tasks instead of one long task.
  if (root.dataset["fresh"]) root.dataset["fresh"] = "rest";
  requestAnimationFrame(() => setTimeout(() => delete root.dataset["fresh"]));
}

addEventListener("click", keepClick, true);
addEventListener("submit", keepForm, true);
for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
addEventListener("pagehide", () => {
  isLeaving = true;
});
addEventListener("pageshow", ({ persisted }) => {
  isLeaving = false;
  // The visitor left while the scripts were loading, which cancels them.
  if (persisted && isGivenUp) location.reload();
});

new MutationObserver((_, observer) => {
  const { ready } = root.dataset;
  observer.disconnect();
  if (ready === "true") void doAgain();
  else giveUp();
}).observe(root, { attributeFilter: ["data-ready"] });

const { connection } = navigator as { connection?: Connection };
const isSparing = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
if (!isSparing) {
  addEventListener("load", () => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle, AFTER_PAINT_MS)));
  });
}

function whenIdle(): void {
  // Safari has no idle callback yet.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATEST_IDLE_MS });
  else start();
}
