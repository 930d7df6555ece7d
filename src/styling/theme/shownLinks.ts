/** The minimum number of links in a header beside the entry for the others; with fewer it has only the menu. */
export const FEWEST_SHOWN = 3;
/** The maximum number of links in a header. */
export const MOST_SHOWN = 20;
