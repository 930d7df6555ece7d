/** The sources that hold styles, as paths from the root. */
export function styledSources(root: string): string[];
