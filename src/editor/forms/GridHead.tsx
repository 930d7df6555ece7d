import { fill } from "../words/fill";
import { useForm } from "./FormContext";
import { GridCell } from "./GridCell";
import { type Grid, moveColumn, removeColumn } from "./values/tableEdits";

/** The head of a column: its title, and the buttons that move and remove it. */
export function GridHead({ grid, column, index }: { grid: Grid; column: unknown; index: number }) {
  const { announce, onIntent, words } = useForm();
  const { path, columns } = grid;
  const number = index + 1;
  const isGroup = typeof column === "object" && column !== null;
  const here = [...path, "columns", index];
  const move = (to: number) => {
    onIntent(...moveColumn(grid, index, to));
    const name = fill(words.column, { number });
    announce(fill(words.moved, { name, number: to + 1, count: columns.length }));
  };
  const buttons = [
    { label: words.moveColumn.back, sign: "←", isOff: index === 0, press: () => move(index - 1) },
    { label: words.moveColumn.on, sign: "→", isOff: number === columns.length, press: () => move(index + 1) },
    {
      label: words.removeColumn,
      sign: "✕",
      isOff: columns.length <= 1,
      press: () => onIntent(...removeColumn(grid, index)),
    },
  ];
  return (
    <th scope="col">
      <GridCell
        path={isGroup ? [...here, "title"] : here}
        value={isGroup ? (column as { title?: unknown }).title : column}
        label={fill(words.column, { number })}
      />
      <span className="ed-row">
        {buttons.map(({ label, sign, isOff, press }) => (
          <button
            key={sign}
            type="button"
            className="ed-button"
            aria-label={fill(label, { number })}
            aria-disabled={isOff}
            onClick={isOff ? undefined : press}
          >
            <span aria-hidden="true" className={sign === "✕" ? undefined : "ed-arrow"}>
              {sign}
            </span>
          </button>
        ))}
      </span>
    </th>
  );
}
