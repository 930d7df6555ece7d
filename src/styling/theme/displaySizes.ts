/** The sizes of display text, which grow with the screen. */
export const displaySizes = {
  xxl: "clamp(1.625rem, 1.36rem + 1.2vw, 2.25rem)",
  xxxl: "clamp(2.125rem, 1.6rem + 2.4vw, 3.375rem)",
  display: "clamp(2.375rem, 1.5rem + 4.2vw, 4.5rem)",
} as const;
