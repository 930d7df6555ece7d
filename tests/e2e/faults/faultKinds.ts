import type { Route } from "playwright";

/** Makes a request fail in one way. */
export type RouteFault = (route: Pick<Route, "abort" | "fulfill">) => Promise<void> | void;

const answer = (status: number, body: string, contentType: string): RouteFault => {
  return (route) => route.fulfill({ status, body, contentType });
};

/** Faults of a script or its styles. */
export const scriptFaults: Record<string, RouteFault> = {
  "is blocked": (route) => route.abort(),
  "is not there": answer(404, "", "text/plain"),
  "has a mistake": answer(200, "import {", "text/javascript"),
  throws: answer(200, "throw Error('broken')", "text/javascript"),
  "cannot be served": answer(500, "Internal error", "text/plain"),
  "is cut off": (route) => route.abort("connectionreset"),
};

/** Faults of the data of a page or the site. */
export const dataFaults: Record<string, RouteFault> = {
  "is not there": answer(404, "Not found", "text/plain"),
  "never comes": () => {},
  "is broken": answer(200, '{"bundle":', "application/json"),
  "is cut off": (route) => route.abort("connectionreset"),
  "cannot be served": answer(500, "Internal error", "text/plain"),
  "is a page of the host": answer(200, "<!doctype html><title>Welcome</title>", "text/html"),
  "is something else": answer(200, "null", "application/json"),
};

/** Faults of the browser's storage. */
export const storageFaults: Record<string, () => void> = {
  "is forbidden": () => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Denied.", "SecurityError");
        },
      });
    }
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  },
  "cannot be read": () => {
    Storage.prototype.getItem = () => {
      throw new DOMException("Broken.", "UnknownError");
    };
  },
};

/** Faults of the clipboard. */
export const clipboardFaults: Record<string, () => void> = {
  "is missing": () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  },
  refuses: () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied.", "NotAllowedError"));
    document.execCommand = () => false;
  },
  "never answers": () => {
    navigator.clipboard.writeText = () => new Promise(() => {});
    document.execCommand = () => false;
  },
};

/** Runs in a page before its own scripts, and makes network timeouts ten times shorter. */
export function hurry(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
}
