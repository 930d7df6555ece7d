import { vi } from "vitest";

/** A browser window with a history, which records calls. */
export function fakeWindow(start: string) {
  const entries = [{ url: new URL(start, "https://a.example"), state: null as unknown }];
  let index = 0;
  const listeners = new Map<string, () => void>();
  const location = {
    get href() {
      return entries[index]!.url.href;
    },
    get pathname() {
      return entries[index]!.url.pathname;
    },
    get hash() {
      return entries[index]!.url.hash;
    },
    assign: vi.fn(),
    reload: vi.fn(),
  };
  const history = {
    scrollRestoration: "auto",
    get state() {
      return entries[index]!.state;
    },
    pushState(state: unknown, _: string, url: string) {
      const entry = { url: new URL(url, location.href), state };
      entries.splice(++index, Infinity, entry);
    },
    replaceState(state: unknown, _: string, url = "") {
      entries[index] = { url: new URL(url, location.href), state };
    },
  };
  const store = new Map<string, string>();
  const window = {
    location,
    history,
    sessionStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: store.set.bind(store) },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    scrollTo: vi.fn(),
    scrollX: 0,
    scrollY: 0,
  };
  const go = async (by: number) => {
    index += by;
    listeners.get("popstate")?.();
    await settle();
  };
  const leave = () => listeners.get("pagehide")?.();
  return { window, go, leave };
}

/** Waits until all requests are answered. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
