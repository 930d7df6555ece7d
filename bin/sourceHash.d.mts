/** Names the program by its content: see sourceHash.mjs. */
export function sourceHash(root: string, files?: readonly string[]): string;
/** Identifies the state of files without reading them. */
export function sourceStamp(root: string, files: readonly string[]): string;
/** Every file that the program depends on. */
export function sourceFiles(root: string): string[];
