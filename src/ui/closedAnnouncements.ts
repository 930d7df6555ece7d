const STORAGE_KEY = "sp-closed";
/** How many are remembered: enough for years. */
const MOST_KEPT = 50;

/** Ids of the announcements that this visitor has closed; empty without storage. */
export function closedAnnouncements(): string[] {
  try {
    return localStorage.getItem(STORAGE_KEY)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** Remembers that the visitor has closed an announcement. */
export function noteClosed(id: string): void {
  keep([...othersThan(id), id]);
}

/** Forgets that the visitor has closed an announcement, because it has new content next time. */
export function forgetClosed(id: string): void {
  if (closedAnnouncements().includes(id)) keep(othersThan(id));
}

function othersThan(id: string): string[] {
  return closedAnnouncements().filter((other) => other !== id);
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, ids.slice(-MOST_KEPT).join(" "));
  } catch {
    // Without storage, it stays closed until the visitor leaves the page.
  }
}
