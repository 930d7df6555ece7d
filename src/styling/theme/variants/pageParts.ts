/**
 * The parts of a page that variants style, each as a list of selectors for `:is()`. The names of classes come from the
 * components (`blocks/styledParts.ts`), and are the same in every page.
 */
export interface PageParts {
  /** Cards, and all that looks like one: figures, calls to action, callouts, rows of tabs. */
  panels: string;
  /** Panels that stand out by their line: cards with `highlight`, the address of a server. */
  marked: string;
  /** Panels that can be pressed. */
  pressed: string;
  /** Everything that looks like a button. */
  buttons: string;
  primary: string;
  secondary: string;
  /** The headings of pages and sections. */
  headings: string;
  /** What stands above a section in the middle, by which its heading is aligned. */
  centered: string;
  /** The frames of sections. */
  sections: string;
  /** Sections that are parts of an article where they follow each other. */
  articleParts: string;
  /** Sections on a ground of their own, as wide as the page. */
  bands: string;
  /** The openings of pages that stand on a picture. */
  covers: string;
  /** Pictures with a place of their own among the words. */
  pictures: string;
  /** Those, and the pictures of cards. */
  allPictures: string;
  /** What says that something was copied, inside of what copies. */
  copied: string;
}
