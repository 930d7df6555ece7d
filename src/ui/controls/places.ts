/** Marks the element that the address names. `:target` would miss addresses that a router sets. */
export const TARGET_ATTRIBUTE = "data-target";

/** Navigation within the page. wouter reports what the router pushes by an event of the same name. */
export const navigation = ["hashchange", "popstate", "pushState"] as const;

/** Puts an anchor into the address without scrolling, without a new step in the history, and keeps the router's state. */
export function writeAnchor(id: string): void {
  history.replaceState(history.state, "", anchorUrl(id));
}

/** The absolute address of an anchor on this page. */
export function anchorUrl(id: string): string {
  const url = new URL(location.href);
  url.hash = id;
  return url.href;
}

/** The anchor that the address names; the empty text without one. */
export function currentAnchor(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
