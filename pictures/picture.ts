import type { Locator, Page } from "playwright";

/** A picture of the documentation: a part of a real page, built from a config and shown by a real browser. */
export interface Picture {
  /** The name of its file in `docs/images`, without its ending. */
  name: string;
  /** The size of the screen, in CSS pixels. */
  screen: { width: number; height: number };
  /** CSS pixels around what it shows; a few where it does not say. */
  margin?: number;
  /** How many of its pixels a CSS pixel gets; one where it does not say. */
  scale?: number;
  /** The files of its site's public folder, each with its path in this repository. */
  files?: Record<string, string>;
  /**
   * The config of its site.
   * @param service - the address of the local service, without a slash at the end
   */
  config: (service: string) => object;
  /** What the local service answers with, by paths; a text is sent as SVG, anything else as JSON. */
  answer: (path: string) => unknown;
  /** Waits until the page is as it is to be seen, and tells what of it the picture shows. */
  ready: (page: Page) => Promise<Locator>;
}
