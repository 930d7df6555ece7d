/**
 * Styles of every page that are not critical: for content far below, scrolled to, opened, typed into, selected, left or
 * printed. They override `baseStyles.ts`. Their purposes, in order:
 *
 * - The sticky header covers nothing that is scrolled to. The margins are on the elements and not on the page, because
 *   focusing the header would otherwise scroll the page.
 * - Content far below the first screen is laid out once the first screen is painted (`src/app/boot.ts`).
 * - A field scrolls into view with its label above it. While it has the focus the page handles this: a browser scrolls
 *   to the text cursor, which has no margin.
 * - In running text the icon of a link stays on the line of the last word, in space at the end that allows no line
 *   break before it. The icon is positioned there and not relative to the link, which may have no width once it wraps.
 * - Selected text is coloured in the body and not on the page itself: there a browser would recompute all styles with
 *   every transition.
 */
export const laterBaseCss = `
html { -webkit-tap-highlight-color: transparent; scrollbar-color: var(--color-border) transparent; }
button, summary, label { touch-action: manipulation; }
:where(main, h1, h2, h3):focus { outline: none; }
@media (forced-colors: active) {
  :where(:focus-visible) { outline-color: Highlight; }
}
:where(:is(main, footer) :is([id], a, button, input, select, textarea, [tabindex]), main) {
  scroll-margin-block-start: calc(var(--header-height) + var(--space-4));
}
html[data-fresh="first"] main > section:nth-of-type(n + 3), html[data-fresh] main > section:nth-of-type(n + 5), html[data-fresh] footer { content-visibility: auto; contain-intrinsic-size: auto 40rem; }
html:has(dialog:is(:modal, :popover-open)) { overflow: hidden; }
:where(main :is(input, select, textarea)) { scroll-margin-block-start: calc(var(--header-height) + 4rem); }
html:has(main :is(input, select, textarea):focus) { scroll-padding-block-start: calc(var(--header-height) + 4rem); }
:where(main :is(input, select, textarea):focus) { scroll-margin-block-start: 0; }
a:not([class]):has(> svg) { position: relative; padding-inline-end: 1.05em; }
a:not([class]) > svg { max-inline-size: none; margin-block: calc((1lh - 1em) / 2); position: absolute; }
a, button { text-wrap: balance; }
dialog { color: inherit; }
body ::selection { background: var(--color-primary); color: var(--color-on-primary); }
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@view-transition { navigation: none; }
:root { view-transition-name: none; }
#sp-content { view-transition-name: content; }
#sp-content[data-arriving] { opacity: 0.5; }
::view-transition { pointer-events: none; }
::view-transition-old(content), ::view-transition-new(content) { animation-duration: 200ms; }
@media (prefers-reduced-motion: reduce) {
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
}
@media print {
  :root { color-scheme: light; }
  html { background: #fff; font-size: 11pt; }
  *, ::before, ::after { color: #000 !important; background: transparent !important; box-shadow: none !important; text-shadow: none !important; }
  h1, h2, h3, h4 { break-after: avoid; }
  li, figure, blockquote { break-inside: avoid; }
  main a[href^="http"]:not(:has(> svg:only-child))::after { content: " (" attr(href) ")"; font-size: 0.85em; overflow-wrap: anywhere; }
}
`;
