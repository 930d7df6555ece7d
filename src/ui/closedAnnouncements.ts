const STORAGE_KEY = "sp-closed";
/** As many are remembered: those of years. */
const MOST_KEPT = 50;

/** The announcements that this visitor has closed, by their ids; none where nothing can be stored. */
export function closedAnnouncements(): string[] {
  try {
    return localStorage.getItem(STORAGE_KEY)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** Notes that the visitor has closed an announcement. */
export function noteClosed(id: string): void {
  keep([...othersThan(id), id]);
}

/** Forgets that the visitor has closed an announcement, because the next time it says something new. */
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
    // Without storage it stays away until the page is left.
  }
}
