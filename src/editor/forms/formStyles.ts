/** The styles of forms. They only use logical properties, and nothing in them moves. */
export const formStyles = `
.ed-form { padding: 0.75rem; background: var(--ed-ground); color: var(--ed-text); font: 0.9375rem/1.5 var(--ed-font); }
.ed-form * { box-sizing: border-box; }
.ed-form :focus-visible { outline: 2px solid var(--ed-accent); outline-offset: 2px; }
.ed-field { border: 0; margin: 0 0 calc(2 * var(--ed-gap)); padding: 0; min-inline-size: 0; }
.ed-label { display: block; padding: 0; margin-block-end: 0.25rem; font-weight: 600; }
.ed-required { color: var(--ed-muted); font-weight: 400; }
.ed-hidden {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.ed-input {
  inline-size: 100%; min-block-size: var(--ed-target); padding: 0.25rem 0.5rem; border: 1px solid var(--ed-edge);
  border-radius: var(--ed-radius); background: var(--ed-ground); color: inherit; font: inherit;
}
.ed-input[aria-invalid] { border-color: var(--ed-error); border-width: 2px; }
.ed-growing { display: block; field-sizing: content; max-block-size: 24rem; resize: vertical; }
.ed-short { inline-size: auto; max-inline-size: 100%; }
.ed-date { inline-size: 14em; max-inline-size: 100%; }
.ed-row .ed-input { flex: 1 1 8rem; min-inline-size: 0; }
.ed-check { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--ed-accent); }
.ed-row { border: 0; margin: 0; padding: 0; min-inline-size: 0; display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: center; margin-block-end: 0.25rem; }
.ed-button {
  display: inline-grid; place-items: center; min-inline-size: var(--ed-target); min-block-size: var(--ed-target);
  padding: 0 0.5rem; border: 1px solid var(--ed-edge); border-radius: var(--ed-radius);
  background: var(--ed-raised); color: inherit; font: inherit; cursor: pointer;
}
.ed-button[aria-disabled="true"] { color: var(--ed-muted); border-style: dashed; cursor: default; }
.ed-button[aria-pressed="true"] { border-color: var(--ed-accent); box-shadow: inset 0 0 0 1px var(--ed-accent); }
.ed-picker { inline-size: 3rem; block-size: 2rem; padding: 0.125rem; border: 1px solid var(--ed-edge); border-radius: var(--ed-radius); }
.ed-swatch { display: inline-block; inline-size: 1rem; block-size: 1rem; border: 1px solid var(--ed-edge); border-radius: 3px; forced-color-adjust: none; }
.ed-preview { inline-size: 3rem; block-size: 2rem; object-fit: contain; background: var(--ed-raised); }
.ed-help { margin: 0.25rem 0 0; color: var(--ed-muted); font-size: 0.8125rem; }
.ed-help p { margin: 0.25rem 0 0; }
.ed-field:has(> .ed-check) { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: 0.5rem; align-items: center; }
.ed-field:has(> .ed-check) > .ed-label { order: 1; margin: 0; }
.ed-field:has(> .ed-check) > :is(.ed-findings, .ed-help) { order: 2; grid-column: 1 / -1; }
.ed-form summary { min-block-size: 1.5rem; padding-block: 0.125rem; cursor: pointer; overflow-wrap: anywhere; }
.ed-form code { font-family: var(--ed-mono); font-size: 0.9em; overflow-wrap: anywhere; }
.ed-findings { list-style: none; margin: 0.25rem 0 0; padding: 0; font-size: 0.875rem; }
.ed-findings [data-severity="error"] { color: var(--ed-error); }
.ed-findings [data-severity="warning"], .ed-count { color: var(--ed-warning); }
.ed-count { font-size: 0.8125rem; }
.ed-inside { border-inline-start: 2px solid var(--ed-line); padding-inline-start: calc(1.5 * var(--ed-gap)); }
.ed-form > .ed-inside { border: 0; padding: 0; }
.ed-filter { margin-block-end: calc(2 * var(--ed-gap)); }
.ed-more { margin-block-end: calc(2 * var(--ed-gap)); }
.ed-list { list-style: none; margin: 0 0 0.5rem; padding: 0; }
.ed-entry { position: relative; padding-block: 0.25rem; border-block-end: 1px solid var(--ed-line); }
.ed-entry:has(> .ed-plain) { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem; align-items: start; }
.ed-entry > details > summary { padding-inline-end: 6.5rem; }
.ed-entry > details + .ed-tools { position: absolute; inset-block-start: 0.25rem; inset-inline-end: 0; }
.ed-entry > details > :not(summary) { margin-block: 0.5rem; }
.ed-tools { grid-column: 2; grid-row: 1; }
.ed-tools { flex-wrap: nowrap; margin: 0; }
.ed-plain .ed-field { margin: 0; }
.ed-pair { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; }
.ed-pair > .ed-switch, .ed-plain > .ed-switch { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: start; }
.ed-pair .ed-field, .ed-switch > .ed-field { margin: 0; flex: 1 1 8rem; }
.ed-switch { margin-block-end: calc(2 * var(--ed-gap)); }
:is(.ed-pair, .ed-plain) > .ed-switch { margin: 0; }
.ed-switch > select { margin-block-start: 0.25rem; color: var(--ed-muted); font-size: 0.8125rem; }
:is(.ed-pair, .ed-plain) > .ed-switch > select { margin: 0; }
.ed-scroll { overflow-x: auto; padding: 3px; }
.ed-grid { border-collapse: collapse; }
.ed-grid th, .ed-grid td { padding: 0.125rem; vertical-align: top; text-align: start; }
.ed-grid .ed-input { min-inline-size: 7rem; }
.ed-grid th .ed-input { font-weight: 600; }
[dir="rtl"] .ed-arrow { scale: -1 1; }
`;
