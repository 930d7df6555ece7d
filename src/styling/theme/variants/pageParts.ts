/** The parts of a page that variants style, each as a list of selectors for `:is()`, the same on every page. */
export interface PageParts {
  /** Cards, and everything that looks like one: figures, calls to action, callouts, tab rows. */
  panels: string;
  /** Panels with a strong border: cards with `highlight`, the address of a server. */
  marked: string;
  /** Panels that can be pressed. */
  pressed: string;
  /** Everything that looks like a button. */
  buttons: string;
  primary: string;
  secondary: string;
  headings: string;
  /** The frames of sections. */
  sections: string;
  /** Sections that are parts of an article if they follow each other. */
  articleParts: string;
  /** Sections with their own ground, as wide as the page. */
  bands: string;
  /** Page headers on a picture. */
  covers: string;
  /** Separate pictures among the words. */
  pictures: string;
  /** These, and the pictures of cards. */
  allPictures: string;
  /** The confirmation that something was copied, inside the copy button. */
  copied: string;
}

/**
 * A border without its corners, as in block games, outside the box, as layers of a `box-shadow`.
 * @param width - in pixels
 */
export function pixelEdge(color: string, width: number): string {
  return [`0 -${width}px`, `0 ${width}px`, `-${width}px 0`, `${width}px 0`]
    .map((offset) => `${offset} 0 0 ${color}`)
    .join(",");
}

/** The colour of pixel edges. */
export const pixelInk = "color-mix(in srgb,var(--color-text) 78%,var(--color-primary))";
