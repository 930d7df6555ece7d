import { css } from "@emotion/react";
import { useEffect, useId, useRef, useState } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { RichText } from "../../ui/controls/RichText";
import { visuallyHidden } from "../../ui/elements/VisuallyHidden";
import { Section } from "../../ui/Section";
import { fillLabel, useLabels } from "../../ui/Settings";
import { useHydrated } from "../../ui/useHydrated";
import { findRows, groupRows, sortRows, wordsOf, type Sorting } from "./arrangeRows";
import type { TableProps } from "./schema";

/** Up to so many columns, a row is a card on a phone; with more, the table scrolls. Two fit as they are. */
const mostOfCard = 5;
const mostThatFit = 2;

/**
 * Rows and columns. Renders a `<section>` with a `<table>`, whose first cells name their rows. Without JavaScript the
 * whole table is there.
 *
 * - `columns`: the columns, by their titles
 * - `rows`: the rows, and the titles of groups of them
 * - `caption`: what stands above the table
 * - `sort`, `search`: whether visitors can arrange the rows, and find some of them
 */
export function Table({ id, heading, intro, caption, columns: written, rows, sort, search }: TableProps) {
  const labels = useLabels();
  const isAlive = useHydrated();
  const searchId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [sorting, setSorting] = useState<Sorting>();
  const [words, setWords] = useState("");
  // What was typed before the page came to life.
  useEffect(() => setWords(field.current?.value ?? ""), []);

  const columns = written.map((column) =>
    typeof column === "string" ? { title: column, kind: "text" as const, align: undefined } : column,
  );
  const all = groupRows(rows);
  const found = findRows(all, words);
  const groups = sorting
    ? sortRows(found, sorting, columns[sorting.column]?.kind === "number", document.documentElement.lang)
    : found;
  const count = (some: typeof groups) => some.reduce((sum, group) => sum + group.rows.length, 0);
  const isWide = columns.length > mostOfCard;
  const isCards = columns.length > mostThatFit && !isWide;
  const name = caption ?? heading ?? columns.map(({ title }) => title).join(", ");
  // In boxes of other kinds, browsers forget what a table is.
  const role = (name: string) => (isCards ? { role: name } : {});

  function sortBy(column: number) {
    const isSame = sorting?.column === column;
    setSorting(isSame && sorting.isDescending ? undefined : { column, isDescending: isSame });
  }

  const alignOf = ({ align, kind }: (typeof columns)[number]) =>
    align ?? (kind === "number" ? "end" : undefined);

  return (
    <Section id={id} heading={heading} intro={intro}>
      {search && (
        <div css={searchRow}>
          <label htmlFor={searchId}>{labels.searchTable}</label>
          <input
            ref={field}
            id={searchId}
            type="search"
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      )}
      {(search || sort) && (
        <output css={status}>
          {words.trim() && fillLabel(labels.tableRows, { count: count(found), total: count(all) })}
          {sorting && (
            <span css={visuallyHidden}>
              {" "}
              {fillLabel(sorting.isDescending ? labels.sortedDescending : labels.sortedAscending, {
                column: columns[sorting.column]!.title,
              })}
            </span>
          )}
        </output>
      )}
      <div
        css={[frame, isWide && wideFrame]}
        {...(isWide ? { role: "region", tabIndex: 0, "aria-label": name } : {})}
      >
        <table
          css={[table, isCards && cards, isCards && sort && sortableCards, isWide && wide]}
          {...role("table")}
          aria-label={caption ? undefined : name}
        >
          {caption && <caption>{caption}</caption>}
          <thead {...role("rowgroup")}>
            <tr {...role("row")}>
              {columns.map((column, index) => (
                <th
                  key={index}
                  scope="col"
                  {...role("columnheader")}
                  data-align={alignOf(column)}
                  aria-sort={
                    sorting?.column === index
                      ? sorting.isDescending
                        ? "descending"
                        : "ascending"
                      : undefined
                  }
                >
                  {sort && isAlive ? (
                    <button type="button" css={sortButton} onClick={() => sortBy(index)}>
                      {column.title}
                    </button>
                  ) : (
                    <span css={sort && sortButton}>{column.title}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows: shown }, group) => (
            <tbody key={group} {...role("rowgroup")}>
              {title && (
                <tr {...role("row")}>
                  <th scope="rowgroup" {...role("rowheader")} colSpan={columns.length} css={groupTitle}>
                    {title}
                  </th>
                </tr>
              )}
              {shown.map((cells, index) => (
                <tr key={index} {...role("row")}>
                  {columns.map((column, place) => {
                    const nodes = cells[place] ?? [];
                    const content = <RichText nodes={nodes} inline />;
                    const isTitled = isCards && nodes.length > 0;
                    const align = alignOf(column);
                    return place === 0 && wordsOf(nodes) ? (
                      <th key={place} scope="row" {...role("rowheader")} data-align={align}>
                        {content}
                      </th>
                    ) : (
                      <td
                        key={place}
                        {...role("cell")}
                        data-align={align}
                        data-title={isTitled ? column.title : undefined}
                      >
                        {isTitled ? <div>{content}</div> : nodes.length > 0 && content}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  );
}

const searchRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-block-end: ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.s};
  input {
    flex: 0 1 18rem;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: ${space[2]} ${space[3]};
    border: 1px solid color-mix(in srgb, ${color.text} 55%, ${color.surface});
    border-radius: ${radius.m};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
  ${withoutScripts} & {
    display: none;
  }
`;

const status = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.s};
  &:not(:empty) {
    margin-block-end: ${space[2]};
  }
`;

const frame = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`;

const wideFrame = css`
  overflow: auto;
  max-block-size: 85vh;
  ${media.print} {
    overflow: visible;
    max-block-size: none;
  }
`;

const table = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.5;
  overflow-wrap: anywhere;
  caption {
    padding: ${space[3]} ${space[4]};
    color: ${color.textMuted};
    text-align: start;
  }
  th,
  td {
    padding: ${space[3]} ${space[4]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    /* Short words are not broken for the sake of a neighbour. */
    min-inline-size: 6rem;
  }
  tbody:last-of-type tr:last-of-type > * {
    border-block-end: 0;
  }
  th[scope="row"] {
    font-weight: 600;
  }
  /* The titles stay in view below the header of the page. */
  thead th {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--header-height);
    background: ${color.surfaceRaised};
    font-size: ${size.s};
    font-weight: 650;
    vertical-align: bottom;
  }
  thead:not(caption + thead) th:first-of-type {
    border-start-start-radius: ${radius.m};
  }
  thead:not(caption + thead) th:last-of-type {
    border-start-end-radius: ${radius.m};
  }
  [data-align="center"] {
    text-align: center;
  }
  [data-align="end"] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  code {
    padding: 0.12em 0.4em;
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.text} 9%, transparent);
    direction: ltr;
    unicode-bidi: isolate;
  }
`;

const wide = css`
  inline-size: max-content;
  min-inline-size: 100%;
  th,
  td {
    min-inline-size: 0;
    max-inline-size: 16rem;
  }
  thead th {
    inset-block-start: 0;
  }
  ${media.medium} {
    th[scope="row"],
    thead th:first-of-type {
      position: sticky;
      inset-inline-start: 0;
      background: ${color.surfaceRaised};
    }
    thead th:first-of-type {
      z-index: 2;
    }
  }
`;

const groupTitle = css`
  th& {
    padding-block: ${space[2]};
    background: color-mix(in srgb, ${color.primary} 10%, ${color.surface});
    font-weight: 650;
  }
`;

const sortButton = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  &::after {
    content: "↕" / "";
    inline-size: 1em;
    opacity: 0.6;
  }
  [aria-sort] &::after {
    opacity: 1;
    content: "↑" / "";
  }
  [aria-sort="descending"] &::after {
    content: "↓" / "";
  }
  ${withoutScripts} &::after {
    content: none;
  }
`;

const cards = css`
  ${media.belowMedium} {
    &,
    caption,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th,
    td {
      padding-block: ${space[1]};
      border: 0;
    }
    tbody tr {
      padding-block: ${space[2]};
      border-block-end: 1px solid ${color.border};
    }
    tbody:last-of-type tr:last-of-type {
      border: 0;
    }
    th[scope="row"] {
      font-size: ${size.l};
    }
    [data-align] {
      text-align: start;
    }
    td:empty {
      display: none;
    }
    /* The title of its column stands beside what a cell says. */
    td[data-title] {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space[3]};
      align-items: baseline;
    }
    td[data-title]::before {
      content: attr(data-title) / "";
      color: ${color.textMuted};
      font-size: ${size.s};
    }
  }
`;

// The titles are what sorts, so they stand above the cards as a row of buttons.
const sortableCards = css`
  ${media.belowMedium} {
    :where(html[data-ready]) & thead {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      tr {
        display: flex;
        flex-wrap: wrap;
        padding: ${space[2]} 0;
      }
      th {
        position: static;
        background: none;
      }
    }
  }
`;
