/**
 * Styles of every page that nothing is first painted with: for what is far below, scrolled to, opened, typed into, selected, left or printed. They
 * override those of `baseStyles.ts`. What they are for, in their order:
 *
 * - The sticky header covers nothing that is scrolled to. On the things themselves and not on the page, because the focus on the
 *   header would move the page otherwise.
 * - What is far below the first screen is laid out once that is painted (`src/app/boot.ts`).
 * - A field comes into view with its label above it. While it has the focus this is the page's own affair: a browser brings the
 *   place into view where something is typed, which has no margin.
 * - In running text the sign of a link stays on the line of the last word: in room at its end, in front of which no line breaks. It is
 *   placed where it stands and not by the link, which may have no width once it goes over two lines.
 * - What is selected is coloured in the body and not on the page itself: there a browser would compute all styles anew with every
 *   transition.
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
:where(main :is(input, select, textarea)) { scroll-margin-block-start: calc(var(--header-height) + var(--space-8)); }
html:has(main :is(input, select, textarea):focus) { scroll-padding-block-start: calc(var(--header-height) + var(--space-8)); }
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
