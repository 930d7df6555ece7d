/** Bundles the program, and the scripts of the sites that it makes: see bundleProgram.mjs. */
export function bundleProgram(root: string, folder: string, options: { hash: string }): Promise<void>;
