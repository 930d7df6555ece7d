/** The program of a checkout, bundled once for each state of the sources: the folder of the bundles. */
export function bundleOnce(root: string): Promise<string>;
