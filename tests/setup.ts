import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import * as React from "react";
import { stylesheet } from "../src/styling/emotion/sheet";
import { stylesAsked } from "./stylesAsked";

/** What React counts the places by that it has noted. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals;
};
// React notes of each of the first ten thousand elements where it was made, which takes longer than to make them.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Infinity,
  set() {},
  configurable: true,
});

beforeEach(() => {
  // jsdom has no screen: nothing is asked of it that is true.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // As the first script of a page does: nothing here is the page without scripts.
  document.documentElement.dataset["ready"] = "";
  const text = stylesAsked(stylesheet());
  // To read the styles takes longer than most tests: they stay as long as no module has brought further ones.
  const parts = [...document.head.children];
  const kept = parts.find((part) => part.textContent === text);
  for (const part of parts) if (part !== kept) part.remove();
  // What is hidden by its style has no name for assistive technology either.
  if (!kept) document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
});

// The next file has the same document.
afterEach(() => {
  // A storage that a test has put a broken one in place of is there again.
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
});
