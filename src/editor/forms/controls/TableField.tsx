import type { GroupForm, ListForm } from "../../../schema/formTable";
import { fill } from "../../words/fill";
import { type ControlProps, useForm } from "../FormContext";
import { Keys } from "../Keys";
import { keyLabel } from "../labels";
import { TableGrid } from "../TableGrid";
import { Whole } from "../Whole";

/** A table as a grid of cells. The other keys are fields, and so are the options of columns. */
export function TableField({ form, slot }: ControlProps<GroupForm>) {
  const { help, table, words, Part } = useForm();
  const { path, value } = slot;
  const { columns, rows } = (value ?? {}) as Record<string, unknown>;
  const grid = {
    path,
    columns: Array.isArray(columns) ? columns : [],
    rows: Array.isArray(rows) ? rows : [],
  };
  const keyIndex = Object.keys(form.keys).indexOf("rows");
  const list = table.forms[form.keys["columns"]!.form] as ListForm;
  return (
    <Whole slot={slot} isWhole>
      <TableGrid grid={grid} label={keyLabel("rows")} about={help[slot.form]?.[keyIndex] ?? ""} />
      <details className="ed-more">
        <summary>{words.columnOptions}</summary>
        <div className="ed-inside">
          {grid.columns.map((column, index) => (
            <Part
              key={index}
              slot={{
                form: list.entry,
                value: column,
                path: [...path, "columns", index],
                label: fill(words.column, { number: index + 1 }),
                isFixed: true,
              }}
            />
          ))}
        </div>
      </details>
      <Keys form={form} slot={slot} without={["columns", "rows"]} />
    </Whole>
  );
}
