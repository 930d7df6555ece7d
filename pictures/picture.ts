import type { Locator, Page } from "playwright";

/** A picture for the documentation: a part of a page in a real browser. */
export type Picture = Shot & (MadeSite | WholeSite);

interface Shot {
  /** The file name in `docs/images`, without its extension. */
  name: string;
  /** The page's path; the home page by default. */
  path?: string;
  /** The screen size in CSS pixels. */
  screen: { width: number; height: number };
  /** The padding in CSS pixels; a few by default. */
  margin?: number;
  /** The device pixel ratio; 1 by default. */
  scale?: number;
  /** Waits until the page is ready, and returns the element to capture. */
  ready: (page: Page) => Promise<Locator>;
}

/** A site that is generated for the picture. */
export interface MadeSite {
  /** The files in its public folder, each with its path in this repository. */
  files?: Record<string, string>;
  /**
   * The config of the site.
   * @param service - the address of the local service, without a trailing slash
   */
  config: (service: string) => object;
  /** The local service's responses by path. Strings are sent as SVG, other values as JSON. */
  answer: (path: string) => unknown;
}

/** A site of this repository. */
export interface WholeSite {
  /** The folder of its config, relative to the repository's root. */
  folder: string;
  /** Whether the picture is of the live preview with the editor, with a copy of the site. */
  isEditor?: boolean;
}

/** Several pictures in one image. */
export interface Sheet {
  name: string;
  /** The pictures' names, row by row. */
  of: readonly string[];
  columns: number;
  /** Its width in pixels. */
  width: number;
}
