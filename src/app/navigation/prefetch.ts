import { normalisePath } from "../addresses";
import { whenIdle } from "../whenIdle";
import type { Navigator } from "./navigator";

/** Links to the site's pages, except search results, which change while the visitor types. */
const pageLinks = "a[data-page='']";
const signs = ["pointerover", "touchstart", "focusin"] as const;

/** Network information in Chromium. Source: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches pages whose links are visible. Prerenders the page whose link is hovered, touched or focused, and before
 * that, the first visible one. If a page begins with a picture, only hover and focus fetch it. If the visitor saves
 * data, nothing is prefetched.
 */
export function prefetchLinkedPages(navigator: Navigator): void {
  const { connection } = window.navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const speed = connection?.effectiveType ?? "";
  const onSign = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(pageLinks);
    // A scrolling finger also touches links. On phones and slow connections, the picture waits for the click.
    const isTouch = event.type === "touchstart" || (event as Partial<PointerEvent>).pointerType === "touch";
    if (link) navigator.prepare(link.href, false, !isTouch && !/[23]g/.test(speed));
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, passive: true });
  // On a slow connection, prefetching would delay what the visitor requested.
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
  // New pages and opened menus have more links.
  new MutationObserver(observeSoon).observe(document.body, { childList: true, subtree: true });
}
