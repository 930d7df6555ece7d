import type { Plugin } from "vite";

/** Notes which packages become part of a bundle: see bundledPackages.mjs. */
export function bundledPackages(): { plugin: Plugin; folders: ReadonlySet<string> };
