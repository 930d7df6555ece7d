/** Styles of findings everywhere: colours and fonts first, then the list. */
export const findingsStyles = `
.frame {
  color-scheme: light dark;
  --surface: #fff;
  --well: #f4f4f8;
  --text: #1b1b23;
  --muted: #585866;
  --line: #d8d8e2;
  --focus: #1d4ed8;
  --error: #b91c2c;
  --error-tint: #fbdde0;
  --warning: #865500;
  --warning-tint: #fbe9bf;
  color: var(--text);
  font: 400 0.9375rem/1.5 system-ui, sans-serif;
  text-align: start;
  overflow-wrap: anywhere;
}
@media (prefers-color-scheme: dark) {
  .frame {
    --surface: #1a1a21;
    --well: #101015;
    --text: #eeeef4;
    --muted: #a9a9b8;
    --line: #3a3a47;
    --focus: #93b8ff;
    --error: #ff8e97;
    --error-tint: #5b1c24;
    --warning: #f3c55b;
    --warning-tint: #4a380c;
  }
}
.error { --tone: var(--error); --tint: var(--error-tint); }
.warning { --tone: var(--warning); --tint: var(--warning-tint); }
.frame, .frame * { box-sizing: border-box; }
button { color: inherit; font: inherit; text-align: start; background: none; border: 0; cursor: pointer; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[hidden] { display: none !important; }
.findings { margin: 0; padding: 0; list-style: none; }
.finding { padding-block: 1.125rem; border-block-start: 1px solid var(--line); }
.finding:first-child { border: 0; }
.finding p { margin: 0; text-wrap: pretty; }
.breadcrumb { color: var(--muted); font-size: 0.8125rem; }
.severity { margin-inline-end: 0.25rem; color: var(--tone); font-weight: 700; }
.finding .message { margin-block: 0.125rem 0.625rem; font-weight: 550; }
.finding .message:last-child { margin-block-end: 0; }
.snippet { overflow: hidden; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--well); }
.where { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; column-gap: 1rem; padding-inline: 0.75rem; border-block-end: 1px solid var(--line); }
.where:last-child { border: 0; }
.place { min-block-size: 2.75rem; padding: 0; font: 0.8125rem/1.5 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; text-decoration: underline; text-decoration-color: var(--muted); text-underline-offset: 0.25em; }
.place:hover { text-decoration-thickness: 2px; text-decoration-color: currentcolor; }
.place:focus-visible { outline-offset: -4px; }
.code { padding-block: 0.25rem; color: var(--muted); font-size: 0.8125rem; }
pre { margin: 0; padding-block: 0.5rem; font: 0.8125rem/1.7 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; tab-size: 2; }
.row { display: grid; grid-template-columns: minmax(3ch, max-content) 1fr; column-gap: 0.75rem; padding-inline: 0.75rem; white-space: pre-wrap; }
.row code { min-inline-size: 0; font: inherit; }
.number { color: var(--muted); text-align: end; user-select: none; }
.marked .number { color: var(--tone); font-weight: 700; }
mark { padding-block: 0.125rem; border-radius: 0.1875rem; color: inherit; background: var(--tint); text-decoration: underline wavy var(--tone) 1px; text-underline-offset: 0.25em; text-decoration-skip-ink: none; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.note { flex-basis: 100%; color: var(--muted); font-size: 0.8125rem; }
.note:not(:empty) { padding-block-end: 0.5rem; }
.about { margin: 0; padding-block: 0.875rem; border-block-end: 1px solid var(--line); color: var(--muted); }
.more { margin: 0; padding-block: 0.875rem; border-block-start: 1px solid var(--line); color: var(--muted); }
`;

/** In a corner of the page, below toasts and above everything else. */
export const overlayStyles = `
:host {
  all: initial !important;
  display: flex !important;
  position: fixed !important;
  z-index: 35 !important;
  inset-block-end: max(0.75rem, env(safe-area-inset-bottom)) !important;
  inset-inline: 0.75rem !important;
  pointer-events: none !important;
}
/* The corner follows the page's direction, the text its own. */
.frame { min-inline-size: 0; }
.panel {
  display: flex;
  inline-size: fit-content;
  pointer-events: auto;
  flex-direction: column;
  max-block-size: min(70vh, 40rem);
  max-block-size: min(70dvh, 40rem);
  border: 1px solid var(--line);
  border-radius: 1.375rem;
  background: var(--surface);
  box-shadow: 0 0.25rem 0.75rem rgb(0 0 0 / 0.16), 0 1rem 3rem rgb(0 0 0 / 0.24);
  overflow: hidden;
}
.panel:has([aria-expanded="true"]) { inline-size: 46rem; max-inline-size: 100%; border-radius: 1rem; }
.toggle { display: flex; flex: none; align-items: center; gap: 0.625rem; min-block-size: 2.75rem; padding: 0.5rem 0.875rem 0.5rem 0.625rem; font-weight: 650; }
.toggle:hover { background: color-mix(in srgb, var(--text) 6%, transparent); }
.toggle:focus-visible { border-radius: inherit; outline-offset: -3px; }
.toggle[aria-expanded="true"] { padding: 0.75rem 1rem; border-block-end: 1px solid var(--line); border-radius: 0.9375rem 0.9375rem 0 0; }
.toggle[aria-expanded="false"] .file { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.file { font-weight: 400; }
.sign { display: grid; flex: none; place-items: center; inline-size: 1.5rem; block-size: 1.5rem; border-radius: 50%; color: var(--surface); background: var(--tone); font-weight: 800; line-height: 1; }
.chevron { flex: none; inline-size: 0.5rem; block-size: 0.5rem; margin-inline: auto 0.25rem; border: solid var(--muted); border-width: 2px 0 0 2px; translate: 0 0.125rem; rotate: 45deg; }
.toggle[aria-expanded="true"] .chevron { translate: 0 -0.125rem; rotate: 225deg; }
.list { padding-inline: 1rem; overflow-y: auto; overscroll-behavior: contain; scrollbar-color: var(--line) transparent; }
.list:focus-visible { outline-offset: -3px; }
.status { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: no-preference) {
  .panel { animation: appear 220ms cubic-bezier(0.2, 0.8, 0.2, 1); }
  @keyframes appear { from { opacity: 0; translate: 0 0.75rem; } }
}
@media (forced-colors: active) {
  .sign { border: 2px solid; }
}
@media print {
  :host { display: none !important; }
}
`;

/** The page without a valid site. */
export const pageStyles = `
body { margin: 0; }
.frame { box-sizing: border-box; min-block-size: 100vh; padding: clamp(1.5rem, 6vw, 4rem) max(1rem, 50% - 23rem); background: var(--surface); }
h1 { margin: 0; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.125rem); line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; }
.lead { margin: 0.5rem 0 0.75rem; color: var(--muted); font-size: 1.0625rem; }
`;
