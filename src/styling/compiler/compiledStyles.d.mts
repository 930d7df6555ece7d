import type { PlatformPath } from "node:path";
import type { Plugin } from "vite";

/** Compiles Emotion away: see compiledStyles.mjs. */
export function compiledStyles(root: string, options?: { keepsAll?: boolean }): Plugin;

/** What the elements of the sources are made with, as the compiler of JSX names it. */
export const JSX_SOURCE: string;

/** The name of a source, the same on every system. */
export function sourceName(root: string, id: string, path?: Pick<PlatformPath, "relative">): string;
