/** Names the program by its content: see sourceHash.mjs. */
export function sourceHash(root: string): string;
