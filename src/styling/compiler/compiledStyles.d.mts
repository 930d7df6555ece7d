import type { PlatformPath } from "node:path";
import type { Plugin } from "vite";

/** Compiles Emotion away: see compiledStyles.mjs. */
export function compiledStyles(root: string, options?: { keepsAll?: boolean }): Plugin;

/** The name of a source, the same on every system. */
export function sourceName(root: string, id: string, path?: Pick<PlatformPath, "relative">): string;
