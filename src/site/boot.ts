/**
 * The first script of a page, and the only one before it is painted: fetches the others once the page is
 * painted and the browser is idle, or as soon as the visitor does anything. What is pressed before they
 * are there is not lost: a text is copied at once, as browsers allow that only while something is pressed;
 * any other press and each form is kept, and done again once the page answers. It stands in the page itself.
 */

/** How long after the first paint the scripts are left for later, in milliseconds. */
const AFTER_PAINT_MS = 500;
const LATEST_IDLE_MS = 2000;

/** What is pressed for something else than to be followed or sent. */
const pressable = "button[type=button], a[role=tab], a[data-copy]";

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** What a visitor did before the page could answer. */
type Kept =
  { control: HTMLElement; copied: Promise<unknown> } | { form: HTMLFormElement; by: HTMLElement | null };

/** What Chromium tells of the connection. Source: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const root = document.documentElement;
const { entry = "", preload = "", styles = "" } = document.currentScript?.dataset ?? {};
let kept: Kept[] = [];
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  link("stylesheet", styles);
  for (const script of preload.split(" ").filter(Boolean)) link("modulepreload", script);
  import(/* @vite-ignore */ entry).catch(giveUp);
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

/** Without the scripts, a form is sent as it would be without JavaScript. */
function giveUp(): void {
  stopKeeping();
  for (const one of kept) if ("form" in one) one.form.submit();
  kept = [];
}

function keepClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!control || hasModifier) return;
  event.preventDefault();
  kept = kept.filter((one) => !("control" in one) || one.control !== control);
  kept.push({ control, copied: copy(textOf(control)) });
}

/** What a control copies; one with an empty `data-copy` copies its own address. */
function textOf(control: HTMLElement): string | undefined {
  const { copy: text } = control.dataset;
  return text === "" && control instanceof HTMLAnchorElement ? control.href : text;
}

async function copy(text: string | undefined): Promise<void> {
  if (text === undefined) return;
  try {
    await navigator.clipboard.writeText(text);
    root.dataset["copied"] = text;
  } catch {
    // It is tried again in every way there is, once the page answers.
  }
}

function keepForm(event: SubmitEvent): void {
  event.preventDefault();
  kept = kept.filter((one) => !("form" in one) || one.form !== event.target);
  kept.push({ form: event.target as HTMLFormElement, by: event.submitter });
}

async function doAgain(): Promise<void> {
  stopKeeping();
  for (const one of kept) {
    if ("form" in one) one.form.requestSubmit(one.by);
    else {
      await one.copied;
      one.control.click();
    }
  }
  kept = [];
}

function stopKeeping(): void {
  removeEventListener("click", keepClick, true);
  removeEventListener("submit", keepForm, true);
}

addEventListener("click", keepClick, true);
addEventListener("submit", keepForm, true);
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

new MutationObserver((_, observer) => {
  if (root.dataset["ready"] === undefined) return;
  observer.disconnect();
  void doAgain();
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
