import { useMemo, useState } from "react";
import { RichText } from "../../ui/controls/RichText";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import { ListSearch } from "../../ui/ListSearch";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import { fillLabel, useLabels } from "../../ui/Settings";
import { useHydrated } from "../../ui/useHydrated";
import { wordsOf } from "../../ui/wordSearch";
import { findRows, groupRows, sortRows, type Sorting } from "./arrangeRows";
import { isWideTable } from "./isWideTable";
import { cards, sortableCards } from "./rowCards";
import type { TableProps } from "./schema";
import { dense, frame, groupTitle, sortButton, table, wholeInLarge, wholeInSmall } from "./plainTable";
import { lettersInLarge, lettersInSmall, roomOfWords } from "./wholeColumns";
import { wide, wideFrame, wholeFrame } from "./wideTable";

/** Up to so many columns fit on a phone. */
const mostThatFit = 2;
/** From so many columns on, they stand closer together. */
const fewestDense = 5;
/** Up to so many rows, a table that scrolls to its sides shows all of them. */
const mostOfScreen = 20;

/**
 * Rows and columns. Renders a `<section>` with a `<table>`, whose first cells name their rows. Without JavaScript the
 * whole table is there.
 *
 * - `columns`: the columns, by their titles; the corner above the names of the rows may be empty
 * - `rows`: the rows, and the titles of groups of them
 * - `caption`: what stands above the table
 * - `sort`, `search`: whether visitors can arrange the rows, and find some of them
 */
export function Table({ id, heading, intro, caption, columns: written, rows, sort, search }: TableProps) {
  const labels = useLabels();
  const isAlive = useHydrated();
  const [sorting, setSorting] = useState<Sorting>();
  const [words, setWords] = useState("");

  const columns = written.map((column) =>
    typeof column === "string"
      ? { title: column, kind: "text" as const, align: undefined }
      : { ...column, title: column.title ?? "" },
  );
  const all = groupRows(rows);
  const isWide = isWideTable(written);
  const room = useMemo(
    () => (isWideTable(written) ? Infinity : roomOfWords(written, rows, sort)),
    [written, rows, sort],
  );
  const found = findRows(all, words);
  const groups = sorting
    ? sortRows(found, sorting, columns[sorting.column]?.kind === "number", document.documentElement.lang)
    : found;
  const count = (some: typeof groups) => some.reduce((sum, group) => sum + group.rows.length, 0);
  const isCards = columns.length > mostThatFit && !isWide;
  const name = caption ?? heading ?? columns.flatMap(({ title }) => title.trim() || []).join(", ");
  // In boxes of other kinds, browsers forget what a table is.
  const role = (name: string) => (isCards ? { role: name } : {});

  function sortBy(column: number) {
    const isSame = sorting?.column === column;
    setSorting(isSame && sorting.isDescending ? undefined : { column, isDescending: isSame });
  }

  // Numbers that name rows begin where other names do.
  const alignOf = ({ align, kind }: (typeof columns)[number], place: number) =>
    align ?? (kind === "number" && place > 0 ? "end" : undefined);

  return (
    <Section css={!isWide && runningText} id={id} heading={heading} intro={intro}>
      {search && (
        <ListSearch
          label={labels.searchTable}
          found={labels.tableRows}
          count={count(found)}
          total={count(all)}
          words={words}
          onSearch={setWords}
        />
      )}
      {sort && (
        <VisuallyHidden>
          <output>
            {sorting &&
              fillLabel(sorting.isDescending ? labels.sortedDescending : labels.sortedAscending, {
                column: columns[sorting.column]!.title,
              })}
          </output>
        </VisuallyHidden>
      )}
      <div
        css={[frame, isWide && wideFrame, isWide && count(all) <= mostOfScreen && wholeFrame]}
        {...(isWide ? { role: "region", tabIndex: 0, "aria-label": name } : {})}
      >
        <table
          css={[
            table,
            columns.length >= fewestDense && dense,
            room <= lettersInSmall ? wholeInSmall : room <= lettersInLarge && wholeInLarge,
            isCards && cards,
            isCards && sort && sortableCards,
            isWide && wide,
          ]}
          {...role("table")}
          aria-label={caption ? undefined : name}
        >
          {caption && <caption>{caption}</caption>}
          <thead {...role("rowgroup")}>
            <tr {...role("row")}>
              {columns.map((column, index) =>
                column.title.trim() ? (
                  <th
                    key={index}
                    scope="col"
                    {...role("columnheader")}
                    data-align={alignOf(column, index)}
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
                ) : (
                  <td key={index} {...role("cell")} />
                ),
              )}
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
                    const align = alignOf(column, place);
                    return place === 0 && wordsOf(nodes) ? (
                      <th
                        key={place}
                        scope="row"
                        {...role("rowheader")}
                        data-align={align}
                        data-title={(isTitled && column.title) || undefined}
                      >
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
