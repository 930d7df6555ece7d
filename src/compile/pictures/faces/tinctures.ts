/** The colours of cloth and of shields. White is readable on each of them. */
export const tinctures = [
  "#4a5cc9",
  "#336a94",
  "#6f56a6",
  "#a3437a",
  "#39753a",
  "#22756b",
  "#8a631a",
  "#b04a3f",
] as const;
