import type { KeyboardEvent } from "react";
import { fill } from "../words/fill";
import { EntryButtons, moveOf } from "./EntryButtons";
import { Findings } from "./Findings";
import { findingsBelow, idOf, useForm } from "./FormContext";
import { cellId, GridCell } from "./GridCell";
import { Help } from "./Help";
import { GridHead } from "./GridHead";
import { useFocusNext } from "./useFocusNext";
import { addColumn, type Grid, moveColumn } from "./values/tableEdits";

/** The columns and rows of a table. Enter goes to the next row, and Alt with an arrow key moves a row or column. */
export function TableGrid({ grid, label, about }: { grid: Grid; label: string; about: string }) {
  const { announce, findings, onIntent, words } = useForm();
  const { path, columns, rows } = grid;
  const rowsPath = [...path, "rows"];
  const focusNext = useFocusNext(rows);
  const id = idOf(rowsPath);
  const idAt = (row: number, column: number) => cellId([...rowsPath, row, column]);

  const addRow = (index: number, value: unknown) => {
    onIntent({ kind: "insert", path: rowsPath, index, value });
    focusNext(idAt(index, 0));
  };
  const emptyRow = () => columns.map(() => "");
  const moveRow = (from: number, to: number, column?: number) => {
    if (to < 0 || to >= rows.length) return;
    onIntent({ kind: "move", path: rowsPath, from, to });
    announce(
      fill(words.moved, { name: fill(words.row, { number: from + 1 }), number: to + 1, count: rows.length }),
    );
    if (column !== undefined) focusNext(idAt(to, column));
  };
  const shiftColumn = (row: number, from: number, to: number) => {
    if (to < 0 || to >= columns.length) return;
    onIntent(...moveColumn(grid, from, to));
    const name = fill(words.column, { number: from + 1 });
    announce(fill(words.moved, { name, number: to + 1, count: columns.length }));
    focusNext(idAt(row, to));
  };
  const press = (row: number, column: number) => (event: KeyboardEvent) => {
    const step = moveOf(event);
    const side = event.altKey && !event.ctrlKey && !event.metaKey ? sideOf(event) : 0;
    const isEnter = event.key === "Enter" && !event.altKey && !event.nativeEvent.isComposing;
    if (step === 0 && side === 0 && !isEnter) return;
    event.preventDefault();
    if (step !== 0) moveRow(row, row + step, column);
    else if (side !== 0) shiftColumn(row, column, column + side);
    else if (row < rows.length - 1) document.getElementById(idAt(row + 1, column))?.focus();
    else addRow(rows.length, emptyRow());
  };
  return (
    <fieldset className="ed-field" aria-describedby={`${id}-keys ${id}-help`}>
      <legend className="ed-label">{label}</legend>
      <p id={`${id}-keys`} className="ed-help">
        {words.tableKeys}
      </p>
      {/* Keyboard users scroll it by moving from cell to cell. */}
      <div className="ed-scroll">
        <table className="ed-grid">
          <thead>
            <tr>
              {columns.map((column, index) => (
                <GridHead key={index} grid={grid} column={column} index={index} />
              ))}
              <th scope="col">
                <span className="ed-hidden">{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {Array.isArray(row) ? (
                  row.map((cell: unknown, column) => (
                    <td key={column}>
                      <GridCell
                        path={[...rowsPath, index, column]}
                        value={cell}
                        label={fill(words.cell, { row: index + 1, column: column + 1 })}
                        onKeyDown={press(index, column)}
                      />
                    </td>
                  ))
                ) : (
                  <td colSpan={Math.max(1, columns.length)}>
                    <GridCell
                      id={idAt(index, 0)}
                      path={[...rowsPath, index, "group"]}
                      value={(row as { group?: unknown } | null)?.group}
                      label={fill(words.rowGroup, { number: index + 1 })}
                      onKeyDown={press(index, 0)}
                    />
                  </td>
                )}
                <td>
                  <EntryButtons
                    name={fill(words.row, { number: index + 1 })}
                    index={index}
                    count={rows.length}
                    isNeeded={rows.length <= 1}
                    move={(to) => moveRow(index, to)}
                    remove={() => {
                      onIntent({ kind: "remove", path: [...rowsPath, index] });
                      focusNext(idAt(Math.min(index, rows.length - 2), 0));
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="ed-row">
        <button type="button" className="ed-button" onClick={() => addRow(rows.length, emptyRow())}>
          {words.addRow}
        </button>
        <button type="button" className="ed-button" onClick={() => addRow(rows.length, { group: "…" })}>
          {words.addRowGroup}
        </button>
        <button type="button" className="ed-button" onClick={() => onIntent(...addColumn(grid, "…"))}>
          {words.addColumn}
        </button>
      </div>
      <Findings id={`${id}-findings`} list={findingsBelow(findings, rowsPath)} />
      <Help id={`${id}-help`} text={about} />
    </fieldset>
  );
}

/** The direction of an arrow key on a line, in the direction of the text. */
function sideOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return 0;
  const isForward =
    (event.key === "ArrowRight") ===
    (getComputedStyle(event.currentTarget.closest("table")!).direction !== "rtl");
  return isForward ? 1 : -1;
}
