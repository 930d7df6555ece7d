/** A picture with more pixels takes more memory than phones, and the machines of many hosts, have for one. */
export const MOST_PIXELS = 100_000_000;
