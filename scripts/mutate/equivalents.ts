/** Mutants that change nothing a caller could notice, as the report prints them. */
export const equivalents = new Set<string>([]);
