import { afterEach, expect, it, vi } from "vitest";
import type { Navigator } from "./navigator";
import { prefetchLinkedPages } from "./prefetch";

afterEach(() => vi.unstubAllGlobals());

/** The navigator's calls after these events on a link, on this connection. */
function preparedBy(signs: readonly Event[], connection: object): unknown[][] {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal("navigator", { connection });
  document.body.innerHTML = '<a href="/rules" data-page="">Rules</a>';
  const prepare = vi.fn<Navigator["prepare"]>();
  prefetchLinkedPages({ prepare } as unknown as Navigator);
  const link = document.querySelector("a")!;
  for (const sign of signs) link.dispatchEvent(sign);
  return prepare.mock.calls.map(([, isGuess, mayFetch]) => [isGuess, mayFetch]);
}

const sign = (type: string, pointerType?: string) =>
  Object.assign(new Event(type, { bubbles: true }), pointerType === undefined ? {} : { pointerType });

it("prefetches a page's first picture on hover and focus, but not on touch, which may scroll", () => {
  const signs = [
    sign("pointerover", "mouse"),
    sign("focusin"),
    sign("pointerover", "touch"),
    sign("touchstart"),
  ];
  const fast = preparedBy(signs, { effectiveType: "4g" });
  expect(fast.map(([, mayFetch]) => mayFetch)).toEqual([true, true, false, false]);
});

it("fetches no picture on a slow connection, and nothing if the visitor saves data", () => {
  const signs = [sign("pointerover", "mouse"), sign("focusin")];
  for (const effectiveType of ["slow-2g", "2g", "3g"])
    expect(preparedBy(signs, { effectiveType }), effectiveType).toEqual([
      [false, false],
      [false, false],
    ]);
  expect(preparedBy(signs, { effectiveType: "4g", saveData: true })).toEqual([]);
});
