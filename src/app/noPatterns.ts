/**
 * Stands in the bundles for `regexparam`, with which wouter reads patterns of routes such as `/users/:id`. A site knows its
 * pages by their paths, so that nothing asks for it, and it would come with every page.
 */
export const parse = undefined;
