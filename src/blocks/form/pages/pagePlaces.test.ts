import { expect, it } from "vitest";
import { PagePlaces } from "./pagePlaces";

/** A history whose steps are taken at once. */
function openWindow() {
  const entries: unknown[] = [{ spKey: "a" }];
  let at = 0;
  const stored = new Map<string, string>();
  const go = (steps: number) => (at = Math.max(0, at + steps));
  const history = {
    get state(): unknown {
      return entries[at];
    },
    replaceState: (state: unknown) => void (entries[at] = state),
    pushState: (state: unknown) => void entries.splice(++at, entries.length, state),
    back: () => void go(-1),
    go,
  };
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return {
    window: { history, sessionStorage } as unknown as Pick<Window, "history" | "sessionStorage">,
    go,
    at: () => at,
  };
}

it("keeps the pages of two forms of one page apart", () => {
  const { window, go, at } = openWindow();
  const first = new PagePlaces("first", window);
  const second = new PagePlaces("second", window);
  first.turn(0, 1);
  second.turn(0, 1);
  // The entry before this one is a step of the second form.
  expect(first.goBackTo(0)).toBe(false);
  expect([first.pageInHistory(), second.pageInHistory()]).toEqual([1, 1]);

  first.turn(1, 2);
  expect(second.goBackTo(0)).toBe(false);
  expect(first.goBackTo(1)).toBe(true);
  expect([at(), first.pageInHistory(), second.pageInHistory()]).toEqual([2, 1, 1]);
  first.arrive();
  second.end();
  expect([at(), first.pageInHistory()]).toEqual([1, 1]);
  expect(first.goBackTo(0)).toBe(true);
  expect([at(), first.pageInHistory()]).toEqual([0, 0]);

  go(2);
  expect([first.pageInHistory(), second.pageInHistory()]).toEqual([1, 0]);
});

it("goes back one step until it has arrived", () => {
  const { window, at } = openWindow();
  const places = new PagePlaces("form", window);
  places.turn(0, 1);
  places.turn(1, 2);
  expect([places.goBackTo(1), places.goBackTo(1)]).toEqual([true, true]);
  expect(at()).toBe(1);
  places.arrive();
  expect(places.goBackTo(0)).toBe(true);
  expect(at()).toBe(0);
});
