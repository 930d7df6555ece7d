import type { FormEnvironment } from "./deliver";

/** How long a mail program may take to come to the front, in milliseconds. */
const OPENING_MS = 3000;

/** The means of sending that a browser has. */
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
