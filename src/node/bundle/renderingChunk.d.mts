import type { Rolldown } from "vite";

/** Puts all that renders pages into one file: see renderingChunk.mjs. */
export function renderingChunk(root: string, entries: readonly string[]): Rolldown.CodeSplittingGroup;
