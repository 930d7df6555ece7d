/** Replaces `regexparam` in bundles, because sites look pages up by their paths and never call it. */
export const parse = undefined;
