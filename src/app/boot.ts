/**
 * The first script of a page, and the only one before it is painted. Has the first screen painted first, and
 * fetches the other scripts once it is and the browser is idle, or as soon as the visitor does anything. What
 * is pressed before they are there is not lost: a text is copied at once, as browsers allow that only while
 * something is pressed; any other press and each form is kept, and done again once the page answers. It stands
 * in the page itself.
 */

import { ROOT_ELEMENT_ID } from "./pageData";
import { loadLastingStyles } from "./pageStyles";

/** How long after the first paint the scripts are left for later, in milliseconds. */
const AFTER_PAINT_MS = 500;
const LATEST_IDLE_MS = 2000;
/** As in src/ui/controls: how long the clipboard may take to answer, and how long something says that it was copied. */
const ANSWER_MS = 1500;
const COPIED_MS = 2000;

/** What is pressed for something else than to be followed or sent, and what the browser opens by itself. */
const pressable = "button[type=button], a[role=tab], a[data-copy], a[aria-haspopup]";
const opensByItself = "popover" in HTMLElement.prototype ? "[popovertarget]" : "";

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** What a visitor did before the page could answer. */
type Kept =
  | { control: HTMLElement; text: string | undefined; copied: Promise<unknown> }
  | { form: HTMLFormElement; by: HTMLElement | null };

/** What Chromium tells of the connection. Source: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const root = document.documentElement;
root.dataset["ready"] = "";
const { entry = "", preload = "", styles = "" } = document.currentScript?.dataset ?? {};
let kept: Kept[] = [];
let isStarted = false;
/** Whether the scripts could not be had; then only copying is done here, and all else by the browser itself. */
let isGivenUp = false;
let isLeaving = false;

function start(): void {
  if (isStarted) return;
  // The scripts need the whole page, which may still be on its way.
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
  isStarted = true;
  delete root.dataset["fresh"];
  for (const sign of signs) removeEventListener(sign, onSign, true);
  loadLastingStyles(styles, fail);
  for (const script of preload.split(" ").filter(Boolean)) link("modulepreload", script);
  // The same that the page will fetch, so that it is there by then.
  const { page = "", shared = "" } = document.getElementById(ROOT_ELEMENT_ID)?.dataset ?? {};
  for (const data of [page, shared]) link("preload", data, { as: "fetch", crossOrigin: "anonymous" });
  import(/* @vite-ignore */ entry).catch(fail);
}

function fail(): void {
  root.dataset["ready"] = "false";
}

function onSign({ type, movementX, movementY }: Event & Partial<PointerEvent>): void {
  // A pointer that lies where the page appears is told as a move too, of no pixels.
  if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
}

/** Does what was kept as it would have been done without JavaScript. */
function giveUp(): void {
  isGivenUp = true;
  removeEventListener("submit", keepForm, true);
  // Such a browser has no menu without scripts: the page is as without any.
  if (!opensByItself) delete root.dataset["ready"];
  const last = kept.pop();
  kept = [];
  if (isLeaving || !last) return;
  // What was away of a form has not been filled in yet, and is shown now: such a form is not sent. A form may have a
  // field of the name of its own methods.
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
  // Of several texts the last one counts, as it does on the clipboard.
  kept = kept.filter(
    (one) =>
      !("control" in one && (one.control === control || (one.text !== undefined && text !== undefined))),
  );
  kept.push({ control, text, copied });
  start();
}

/** What a control copies; one with an empty `data-copy` copies its own address. */
function textOf(control: HTMLElement): string | undefined {
  const { copy: text } = control.dataset;
  return text === "" && control instanceof HTMLAnchorElement ? control.href : text;
}

/** Copies the text of a control and shows it there. Settles soon, also where the clipboard never answers. */
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
    // It is tried again in every way there is, once the page answers; else the visitor does it by hand.
    if (isGivenUp) delete root.dataset["ready"];
  }
}

/** What a control shows belongs to its name (WCAG 2.5.3): where it shows words, they are its name for that time. */
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
    // A press makes React wake up the part of the page that it meets; to send a form does not.
    if (!("form" in one)) {
      await one.copied;
      one.control.click();
    } else if (one.by) one.by.click();
    else HTMLFormElement.prototype.requestSubmit.call(one.form);
  }
  kept = [];
}

// Who comes back, or comes to an anchor, needs the exact height of everything.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash) {
  root.dataset["fresh"] = "first";
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    // What is below the first block may still wait for its stylesheet.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", layOutRest);
    else layOutRest();
  }).observe({ type: "paint", buffered: true });
}

function layOutRest(): void {
  // In two steps, each of them short.
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
  // Left while the scripts were on their way, which ends that.
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
