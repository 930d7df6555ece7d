/** The size of link previews in pixels, which chat programs and social networks show uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
