import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { stylesheet } from "../src/styling/emotion/sheet";

// What is hidden by its style has no name for assistive technology either.
beforeEach(() => {
  if (typeof document === "undefined") return;
  document.head.innerHTML = "";
  document.head.append(Object.assign(document.createElement("style"), { textContent: stylesheet() }));
});

afterEach(() => {
  if (typeof document !== "undefined") cleanup();
});
