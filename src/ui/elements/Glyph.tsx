export const glyphs = {
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "M5 12.5l4.5 4.5L19 7.5",
  external: "M8 16L18 6M9 6h9v9",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1",
  info: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 7.8v.2",
  success: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8.5 12.2l2.5 2.5l4.5-4.9",
  warning: "M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.2",
  error: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.2v.2",
  search: "M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16.2 16.2L21 21",
  play: "M7 4.5v15l12.5-7.5z",
  chevron: "M6 9.5l6 6l6-6",
  mail: "M3 6h18v13H3zM3 7.5l9 6.5l9-6.5",
};

export type GlyphName = keyof typeof glyphs;

/**
 * An icon of the interface. Renders a decorative `<svg>` in the text colour.
 * - `size`: width and height as a CSS length
 */
export function Glyph({
  name,
  size = "1.25em",
  className,
}: {
  name: GlyphName;
  size?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={glyphs[name]} />
    </svg>
  );
}
