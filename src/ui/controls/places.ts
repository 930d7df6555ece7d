/** Marks the element that the address names. `:target` would miss addresses that a router sets. */
export const TARGET_ATTRIBUTE = "data-target";

/** What tells of navigation. wouter reports what the router pushes by an event of the same name. */
const navigation = ["hashchange", "popstate", "pushState"] as const;

const followers = new Set<() => void>();
/** The address of the place that all followers know. */
let known = "";

/**
 * Calls `follow` whenever the address names another place. Entries of the history that differ in nothing but their state
 * lead nowhere, as those of the pages of a form.
 * @returns ends that
 */
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

/** Puts an anchor into the address without scrolling, without a new step in the history, and keeps the router's state. */
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

/** The anchor that the address names; the empty text without one. */
export function currentAnchor(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
