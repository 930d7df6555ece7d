import type { Plugin } from "vite";

/** Compiles Emotion away: see compiledStyles.mjs. */
export function compiledStyles(root: string, options?: { keepsAll?: boolean }): Plugin;
