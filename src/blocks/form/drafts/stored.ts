/** Injected in tests. */
export type StorageWindow = Pick<Window, "sessionStorage">;

/** An object from the session storage, or an empty one. */
export function readStored(window: StorageWindow, key: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(window.sessionStorage.getItem(key) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Stores an object until the tab is closed. */
export function store(window: StorageWindow, key: string, value: object): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden.
  }
}
