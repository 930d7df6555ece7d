/** A file of the site that is copied. */
export interface SourceFile {
  /** Its path below the base path: `assets/site-1f2e.js`. */
  path: string;
  /** The source for `World.read`; in Node a path on disk. */
  source: string;
}

export interface TextFile {
  /** Its path below the base path: `faq/index.html`. */
  path: string;
  text: string;
}
