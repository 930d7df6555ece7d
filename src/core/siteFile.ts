/** A file of the site that is copied as it is. */
export interface SourceFile {
  /** Its path below the base path: `assets/site-1f2e.js`. */
  path: string;
  /** What `World.read` finds its bytes by: in Node a path on the disk. */
  source: string;
  /** Whether it was drawn for this site, so that nothing is to be taken out of it. */
  isDrawn?: true;
}

/** A file of the site that is written. */
export interface TextFile {
  /** Its path below the base path: `faq/index.html`. */
  path: string;
  text: string;
}
