/** How the program is bundled. */
export interface BundleOptions {
  /** Names the state of the sources. */
  hash: string;
  /**
   * Whether the bundles are to be published: then they bring the fonts and icons that a checkout has in
   * node_modules, and the licences of all that is in them, and no source maps.
   */
  isPublished?: boolean;
}

/** Bundles the program, and the scripts of the sites that it makes: see bundleProgram.mjs. */
export function bundleProgram(root: string, folder: string, options: BundleOptions): Promise<void>;
