/**
 * The editor's own colours and sizes. They are neutral, so they suit every site, and independent of the site's theme.
 * All texts have a contrast of at least 4.5, and all borders of controls at least 3.
 */
export const editorTheme = `
:root {
  color-scheme: light dark;
  --ed-ground: light-dark(#ffffff, #1b1c1f);
  --ed-raised: light-dark(#f3f4f6, #26282c);
  --ed-text: light-dark(#1b1c1f, #eceef1);
  --ed-muted: light-dark(#545962, #a9afb9);
  --ed-line: light-dark(#d5d8de, #3b3e45);
  --ed-edge: light-dark(#7d828c, #80858f);
  --ed-accent: light-dark(#1d5fbf, #7fb2ff);
  --ed-chosen: light-dark(#e2ecfb, #26344a);
  --ed-error: light-dark(#b3261e, #ff9d94);
  --ed-warning: light-dark(#8a5300, #f2bd6b);
  --ed-radius: 6px;
  --ed-gap: 0.5rem;
  --ed-target: 1.75rem;
  --ed-font: system-ui, sans-serif;
  --ed-mono: ui-monospace, monospace;
}
`;
