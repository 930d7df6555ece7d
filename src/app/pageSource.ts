import type { ReactNode } from "react";
import type { Page } from "../compile/page";

/** What is shown now. */
export interface Shown {
  /** The path in the address bar, with the base path, without a trailing slash. */
  path: string;
  page: Page;
  /** Whether the page stands where the server rendered it; any other is rendered into an element of its own. */
  isFirst?: boolean;
  /** The link to the stylesheet of the page that the server rendered. */
  afterFirstBlock?: ReactNode;
  /** The same for a page without other blocks. */
  afterMain?: ReactNode;
}

/** A navigation that the visitor sees something of, as it takes its time or has failed. */
export interface Journey {
  /** Tries once more; absent while the page is on its way. */
  again?: () => void;
}

/** Where the shown page comes from: the navigator in the browser, a fixed page on the server. */
export interface PageSource {
  subscribe: (listener: () => void) => () => void;
  getShown: () => Shown;
  /** The page that is rendered out of sight, because it may be the next. */
  getAhead: () => Shown | undefined;
  getJourney: () => Journey | undefined;
  navigate: (address: string, options?: { replace?: boolean }) => void;
}
