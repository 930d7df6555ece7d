import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import * as React from "react";
import { stylesheet } from "../src/styling/emotion/sheet";
import { stylesAsked } from "./stylesAsked";

/** React's counter of recorded stack traces. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals;
};
// React records a stack trace for each of the first ten thousand elements, which takes longer than creating them.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Infinity,
  set() {},
  configurable: true,
});

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  // jsdom has no screen, so no media query matches.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // Like the first script of a page, because these tests run with JavaScript.
  document.documentElement.dataset["ready"] = "";
  const text = stylesAsked(stylesheet());
  // Parsing the styles takes longer than most tests, so they are cached until a module adds styles.
  const parts = [...document.head.children];
  const kept = parts.find((part) => part.textContent === text);
  for (const part of parts) if (part !== kept) part.remove();
  // Elements hidden by styles have no accessible name either.
  if (!kept) document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
});

// The next test file has the same document.
afterEach(() => {
  // Restores a storage that a test has replaced.
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
});
