import type { Locator, Page } from "playwright";

/** A picture of the documentation: a part of a real page, shown by a real browser. */
export type Picture = Shot & (MadeSite | WholeSite);

interface Shot {
  /** The name of its file in `docs/images`, without its ending. */
  name: string;
  /** The page that it shows; the first one where it does not say. */
  path?: string;
  /** The size of the screen, in CSS pixels. */
  screen: { width: number; height: number };
  /** CSS pixels around what it shows; a few where it does not say. */
  margin?: number;
  /** How many of its pixels a CSS pixel gets; one where it does not say. */
  scale?: number;
  /** Waits until the page is as it is to be seen, and tells what of it the picture shows. */
  ready: (page: Page) => Promise<Locator>;
}

/** A site that is made for the picture. */
export interface MadeSite {
  /** The files of its public folder, each with its path in this repository. */
  files?: Record<string, string>;
  /**
   * The config of the site.
   * @param service - the address of the local service, without a slash at the end
   */
  config: (service: string) => object;
  /** What the local service answers with, by paths; a text is sent as SVG, anything else as JSON. */
  answer: (path: string) => unknown;
}

/** A site of this repository. */
export interface WholeSite {
  /** The folder of its config, from the root of the repository. */
  folder: string;
}

/** Several pictures on one. */
export interface Sheet {
  name: string;
  /** The names of the pictures on it, row by row. */
  of: readonly string[];
  columns: number;
  /** Its width in pixels. */
  width: number;
}
