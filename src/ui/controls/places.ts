/** Marks the element that the address names. `:target` ignores addresses set by a router. */
export const TARGET_ATTRIBUTE = "data-target";

/** Events of navigation. wouter dispatches an event with this name when it pushes a page. */
const navigation = ["hashchange", "popstate", "pushState"] as const;

const followers = new Set<() => void>();
/** The address that all followers have handled. */
let known = "";

/** Follows changes of the address, not of the history's state, such as the pages of a form. */
export function followPlaces(follow: () => void): () => void {
  known = location.href;
  followers.add(follow);
  for (const event of navigation) addEventListener(event, tellFollowers);
  return () => void followers.delete(follow);
}

function tellFollowers(): void {
  if (known === location.href) return;
  known = location.href;
  for (const follow of followers) follow();
}

/** Puts an anchor into the address without scrolling or a new history entry, and keeps the state. */
export function writeAnchor(id: string): void {
  history.replaceState(history.state, "", anchorUrl(id));
  known = location.href;
}

/** The absolute address of an anchor on this page. */
export function anchorUrl(id: string): string {
  const url = new URL(location.href);
  url.hash = id;
  return url.href;
}

/** The anchor in the address; empty without one. */
export function currentAnchor(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
