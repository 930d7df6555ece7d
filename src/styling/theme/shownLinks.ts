/** As many links a header shows at least beside the entry for the others; with fewer it has only the menu. */
export const FEWEST_SHOWN = 3;
/** As many links a header shows at most. */
export const MOST_SHOWN = 20;
