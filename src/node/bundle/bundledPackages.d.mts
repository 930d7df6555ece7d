import type { Plugin } from "vite";

/** Packages that are published as one file with others in it: see bundledPackages.mjs. */
export const packed: Readonly<Record<string, readonly string[]>>;

/** A package with those that are in its file: see bundledPackages.mjs. */
export function withPacked(folder: string): string[];

/** Notes which packages become part of a bundle: see bundledPackages.mjs. */
export function bundledPackages(): { plugin: Plugin; folders: ReadonlySet<string> };
