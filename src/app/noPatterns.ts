/**
 * Replaces `regexparam` in bundles. wouter parses route patterns such as `/users/:id` with it, but sites look pages up by their
 * paths and never call it.
 */
export const parse = undefined;
