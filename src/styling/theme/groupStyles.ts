import { media } from "./media";
import { columns, span } from "./tokens";

/**
 * Titles of groups and headings of forms: beside their content at the start or at the end, or above it at the start or in
 * the middle.
 */
export type GroupTitles = "beside" | "end" | "above" | "middle";

/**
 * Questions and posts: as the theme draws panels, in rows between lines, with a dashed edge, or (only questions) like
 * speech bubbles. `columns` puts two questions side by side.
 */
export type Entries = "panels" | "rows" | "tickets" | "bubbles" | "columns";

/** The parts of inner pages that skeletons style, each as a list of selectors for `:is()`. */
export interface EntryParts {
  /** Forms, and those with a heading. */
  forms: string;
  openedForms: string;
  questions: string;
  /** Posts of a list. */
  posts: string;
}

const above = "--titled:100%;--title-direction:row;--title-items:center;--title-position:static;";
const column = `--content-width:${span(8)};`;

const titleValues: Record<GroupTitles, string> = {
  beside: "",
  end: `--titled:minmax(0,1fr) ${span(4)};--title-place:-2/-1;`,
  above,
  middle: `${above}--title-align:center;--content-sides:auto;`,
};

/** Forms have no values: most pages with a form are first pages, which load fewer styles without them. */
const formStyles: Record<GroupTitles, ((parts: EntryParts) => string) | undefined> = {
  beside: undefined,
  end: ({ openedForms }) =>
    `:root ${openedForms}{grid-template-columns:${columns("var(--titled)")};grid-auto-flow:dense}` +
    `:root ${openedForms}>:first-child{grid-column:-2/-1}`,
  above: undefined,
  middle: ({ forms }) =>
    `:root ${forms}{grid-template-columns:100%;max-inline-size:${span(8)};margin-inline:auto}` +
    `:root ${forms}>div:first-child{--align:center;--sides:auto}`,
};

const entryStyles: Record<Entries, ((parts: EntryParts) => string) | undefined> = {
  panels: undefined,
  rows: ({ questions, posts }) => {
    const rows = `:root :is(${questions},${posts})`;
    return (
      `${rows},${rows}:hover{translate:none;margin:0;padding:var(--space-4) 0 0;border:0;border-block-start:1px solid var(--color-border);border-radius:0;background:none;box-shadow:none}` +
      `${rows} summary{margin:calc(-1*var(--space-4)) 0 0;padding-inline:0}`
    );
  },
  tickets: ({ questions, posts }) =>
    `:root :is(${questions},${posts}){border:2px dashed color-mix(in srgb,var(--color-primary) 45%,var(--color-border));background:var(--color-surface);box-shadow:none}`,
  bubbles: ({ questions }) => `:root :is(${questions}){border-radius:1.75rem;border-end-start-radius:.25rem}`,
  columns: undefined,
};

/** The values for the elements in `page`, and the styles of entries. */
export function groupCss(titles: GroupTitles, entries: Entries, parts: EntryParts, page: string): string {
  const isAbove = titles === "above" || titles === "middle";
  const values =
    titleValues[titles] +
    (entries === "columns"
      ? "--pairs:repeat(2,minmax(0,1fr))"
      : isAbove
        ? column + (titles === "middle" ? "--middle-width:var(--content-width)" : "")
        : "");
  const forms = formStyles[titles]?.(parts) ?? "";
  return (values && `${media.large}{${page}{${values}}${forms}}`) + (entryStyles[entries]?.(parts) ?? "");
}
