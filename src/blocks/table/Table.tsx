import { type ComponentType, useMemo, useState } from "react";
import { inlineNodes, titleNodes } from "../../ui/controls/RichText";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import { ListSearch } from "../../ui/ListSearch";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import { fillLabel, useLabels } from "../../ui/Settings";
import { useHydrated } from "../../ui/useHydrated";
import { wordsOf } from "../../ui/wordsOf";
import { findRows, groupRows, sortRows, type Sorting } from "./arrangeRows";
import { isWideTable } from "./isWideTable";
import type { Frame, LiveRowsProps } from "./LiveRows";
import { cards, sortableCards } from "./rowCards";
import type { TableProps } from "./schema";
import { dense, frame, groupTitle, sortButton, table, wholeInLarge, wholeInSmall } from "./plainTable";
import { columnOf } from "./columnOf";
import { largeWidth, smallWidth, widthOfWords } from "./wholeColumns";
import { wide, wideFrame, wholeFrame } from "./wideTable";
import { liveFrame } from "./withLiveRows";
import { spoken } from "../../ui/elements/spoken";

/** Tables with more columns become cards on a phone. */
const mostThatFit = 2;
/** Tables with at least as many columns are dense. */
const fewestDense = 5;
/** A wide table with more rows also scrolls vertically. */
const mostOfScreen = 20;

/**
 * A table. Renders a `<section>` with a `<table>` whose first cells are row headers.
 * - `Part`: `LiveRows`, if the rows come from a server
 */
export function Table({
  server,
  list,
  Part: LiveRows,
  ...table
}: TableProps & { Part?: ComponentType<LiveRowsProps> | undefined }) {
  if (!server || list === undefined || !LiveRows) return <TableOfRows {...table} />;
  return <LiveRows server={server} list={list} table={table} View={TableOfRows} />;
}

function TableOfRows({
  caption,
  columns: entries,
  rows,
  sort,
  search,
  live,
  ...block
}: Omit<TableProps, "server" | "list"> & { live?: Frame }) {
  const labels = useLabels();
  const isAlive = useHydrated();
  const [sorting, setSorting] = useState<Sorting>();
  const [words, setWords] = useState("");

  const columns = entries.map(columnOf);
  const all = groupRows(rows);
  const isWide = isWideTable(entries);
  const width = useMemo(
    () => (isWide ? Infinity : widthOfWords(entries, rows, sort)),
    [isWide, entries, rows, sort],
  );
  const found = findRows(all, words);
  const groups = sorting
    ? sortRows(found, sorting, columns[sorting.column]?.kind, document.documentElement.lang)
    : found;
  const count = (some: typeof groups) => some.reduce((sum, group) => sum + group.rows.length, 0);
  const isCards = columns.length > mostThatFit && !isWide;
  const name =
    caption ??
    (block.heading ? wordsOf(block.heading) : columns.flatMap(({ words }) => words || []).join(", "));
  // With other `display` values, browsers drop the table's semantics.
  const role = (name: string) => (isCards ? { role: name } : {});

  function sortBy(column: number) {
    const isSame = sorting?.column === column;
    setSorting(isSame && sorting.isDescending ? undefined : { column, isDescending: isSame });
  }

  // Numeric row headers are aligned like other row headers.
  const alignOf = ({ align, kind }: (typeof columns)[number], place: number) =>
    align ?? (kind === "number" && place > 0 ? "end" : undefined);

  return (
    <Section css={!isWide && runningText} {...block}>
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
                column: columns[sorting.column]!.words,
              })}
          </output>
        </VisuallyHidden>
      )}
      <div
        css={[
          frame,
          isWide && wideFrame,
          isWide && count(all) <= mostOfScreen && wholeFrame,
          live && liveFrame,
        ]}
        ref={live?.keep}
        style={live?.height === undefined ? undefined : { blockSize: live.height }}
        {...(isWide || live ? { role: "group", tabIndex: 0, "aria-label": name } : {})}
      >
        <table
          css={[
            table,
            columns.length >= fewestDense && dense,
            width <= smallWidth ? wholeInSmall : width <= largeWidth && wholeInLarge,
            isCards && cards,
            isCards && sort && sortableCards,
            isWide && wide,
          ]}
          {...role("table")}
          aria-label={caption ? undefined : name}
        >
          {caption && <caption>{spoken(caption, block)}</caption>}
          <thead {...role("rowgroup")}>
            <tr {...role("row")}>
              {columns.map((column, index) =>
                column.words ? (
                  <th
                    key={index}
                    scope="col"
                    {...role("columnheader")}
                    data-align={alignOf(column, index)}
                    data-color={column.color}
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
                        {titleNodes(column.title)}
                      </button>
                    ) : (
                      <span css={sort && sortButton}>{titleNodes(column.title)}</span>
                    )}
                  </th>
                ) : (
                  <td key={index} {...role("cell")} />
                ),
              )}
            </tr>
          </thead>
          {groups.map(({ title, inLanguage, rows: shown }, group) => (
            <tbody key={`${group} ${live?.rowsKey}`} {...role("rowgroup")}>
              {title && (
                <tr {...role("row")}>
                  <th scope="rowgroup" {...role("rowheader")} colSpan={columns.length} css={groupTitle}>
                    {spoken(title, { inLanguage })}
                  </th>
                </tr>
              )}
              {shown.map((cells, index) => (
                <tr key={index} {...role("row")}>
                  {columns.map((column, place) => {
                    const nodes = cells[place] ?? [];
                    const content = inlineNodes(nodes);
                    const isTitled = isCards && nodes.length > 0;
                    const align = alignOf(column, place);
                    return place === 0 && wordsOf(nodes) ? (
                      <th
                        key={place}
                        scope="row"
                        {...role("rowheader")}
                        data-align={align}
                        data-title={(isTitled && column.words) || undefined}
                      >
                        {content}
                      </th>
                    ) : (
                      <td
                        key={place}
                        {...role("cell")}
                        data-align={align}
                        data-title={isTitled ? column.words : undefined}
                        data-color={isTitled ? column.color : undefined}
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
