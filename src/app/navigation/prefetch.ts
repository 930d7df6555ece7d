import { normalisePath } from "../addresses";
import type { Navigator } from "./navigator";

/** Links to pages of this site, without those in search results, which change with every letter. */
const pageLinks = "a[data-page='']";
const signs = ["pointerover", "touchstart", "focusin"] as const;

/** Where the browser does not tell when it is idle, it is so after this time, in milliseconds. */
const WITHOUT_IDLE_MS = 500;

/** What Chromium tells of the connection. Source: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Gets the pages that a visitor may go to next: those whose links are on the screen, and the one under the
 * pointer, the finger or the focus, which is rendered ahead too. Until there is such a sign, that is the first
 * one on the screen. A picture that such a page begins with is fetched ahead only for a pointer or the focus. Where data is to be
 * saved, nothing is fetched that was not asked for.
 */
export function prefetchLinkedPages(navigator: Navigator): void {
  const { connection } = window.navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const speed = connection?.effectiveType ?? "";
  const onSign = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(pageLinks);
    // A finger that scrolls touches links, too: on phones, and on slow connections, the picture waits for the press.
    const isTouch = event.type === "touchstart" || (event as Partial<PointerEvent>).pointerType === "touch";
    if (link) navigator.prepare(link.href, false, !isTouch && !/[23]g/.test(speed));
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, passive: true });
  // On a slow connection what is merely on the screen would be in the way of what is wanted.
  if (/2g/.test(speed)) return;

  let first: string | undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const { href, pathname } = target as HTMLAnchorElement;
      navigator.prefetch(href);
      if (first !== undefined || normalisePath(pathname) === navigator.getShown().path) continue;
      first = href;
      whenIdle(() => navigator.prepare(href, true));
    }
  });
  const seen = new WeakSet<Element>();
  const observe = () => {
    for (const link of document.querySelectorAll(pageLinks)) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
  observe();
  let frame = 0;
  const observeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(observe);
  };
  // Another page, or a menu that opens, brings links of its own.
  new MutationObserver(observeSoon).observe(document.body, { childList: true, subtree: true });
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback yet.
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, WITHOUT_IDLE_MS);
}
