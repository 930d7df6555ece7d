import { displaySizes } from "./displaySizes";

/** The base styles of every page, the same for every theme; others load a moment later (`laterBaseStyles.ts`). */
export const baseCss = `
:root {
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-5: 1.5rem;
  --space-6: clamp(1.5rem, 1.2rem + 1.4vw, 2rem);
  --size-xs: 0.8125rem;
  --size-s: 0.9375rem;
  --size-m: clamp(1rem, 0.97rem + 0.14vw, 1.0625rem);
  --size-l: clamp(1.125rem, 1.07rem + 0.26vw, 1.25rem);
  --size-xl: clamp(1.25rem, 1.14rem + 0.5vw, 1.5rem);
  --size-xxl: ${displaySizes.xxl};
  --size-xxxl: ${displaySizes.xxxl};
  --size-display: ${displaySizes.display};
  --gutter: clamp(1rem, 4vw, 5rem);
  --page: min(100vw - 2 * var(--gutter), 92rem);
  --inset: calc(50vw - var(--page) / 2);
  --unit: calc(clamp(1rem, 0.85rem + 0.5vw, 1.375rem) * var(--density, 1));
  --gap: calc(1.25 * var(--unit));
  --header-height: 4.5rem;
}
*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; }
html {
  background: var(--color-background);
  color: var(--color-text);
  font-family: var(--font-body);
  line-height: 1.6;
  -webkit-text-size-adjust: none;
  text-size-adjust: none;
  overflow-wrap: break-word;
  text-wrap: pretty;
}
body { font-size: var(--size-m); }
h1, h2, h3, h4, h5, h6 {
  font-family: var(--font-heading);
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.015em;
  /* At small sizes the words of narrow display fonts would run together. */
  word-spacing: max(0px, 1.6px - 0.02em);
  text-wrap: balance;
  overflow-wrap: anywhere;
}
h3, h4, h5, h6 { text-wrap: pretty; }
ul, ol { padding: 0; list-style: none; }
/* A picture element takes no cell of a grid. */
picture { display: contents; }
source { display: none; }
img, svg, video { display: block; max-inline-size: 100%; }
img, video { block-size: auto; }
input, button, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; background: none; border: 0; padding: 0; text-align: inherit; }
a { color: var(--color-primary); text-decoration-thickness: 0.07em; text-underline-offset: 0.2em; }
code, kbd, samp { font-family: var(--font-mono); font-size: 0.92em; }
:where(:focus-visible) { outline: 2px solid var(--color-focus); outline-offset: 3px; border-radius: var(--radius-s); }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { transition: none !important; animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; }
}
`;
