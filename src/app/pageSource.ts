import type { ReactNode } from "react";
import type { Page } from "../compile/page";

/** The current page. */
export interface Shown {
  /** The path in the address bar, with the base path, without a trailing slash. */
  path: string;
  page: Page;
  /** Whether it is the server's HTML. Other pages render into a separate element. */
  isFirst?: boolean;
  /** The link to the first page's stylesheet. */
  afterFirstBlock?: ReactNode;
  /** The same for a page with a single block. */
  afterMain?: ReactNode;
}

/** A navigation that is slow or has failed. */
export interface Journey {
  /** Tries again; `undefined` while the page loads. */
  again?: () => void;
}

/** The source of the current page: the navigator in the browser, a fixed page on the server. */
export interface PageSource {
  subscribe: (listener: () => void) => () => void;
  getShown: () => Shown;
  /** The prerendered page, which may be next. */
  getAhead: () => Shown | undefined;
  getJourney: () => Journey | undefined;
  navigate: (address: string, options?: { replace?: boolean }) => void;
}
