import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { stylesheet } from "../src/styling/emotion/sheet";

// What is hidden by its style has no name for assistive technology either.
beforeEach(() => {
  // As the first script of a page does: nothing here is the page without scripts.
  document.documentElement.dataset["ready"] = "";
  document.head.innerHTML = "";
  document.head.append(Object.assign(document.createElement("style"), { textContent: stylesheet() }));
});

// The next file has the same document.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
});
