import type { FormEnvironment } from "./deliver";

/** The time in which an email app must take the focus. */
const OPENING_MS = 3000;

export const browser: FormEnvironment = {
  fetch: (url, init) => fetch(url, init),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  open: (url) => {
    let hasLeft = false;
    addEventListener("blur", () => (hasLeft = true), { once: true });
    location.assign(url);
    return new Promise((resolve) => setTimeout(() => resolve(hasLeft), OPENING_MS));
  },
};
