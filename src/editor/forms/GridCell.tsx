import type { KeyboardEvent } from "react";
import type { Path } from "../../schema/walk";
import { findingsAt, idOf, useForm } from "./FormContext";
import { useDraft } from "./useDraft";

/** A cell of a table: a text with formatting on one line. Renders an `<input>`. */
export function GridCell({
  id,
  path,
  value,
  label,
  onKeyDown,
}: {
  /** Defaults to the id of its path. */
  id?: string;
  path: Path;
  value: unknown;
  label: string;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const { findings, onIntent } = useForm();
  const written = typeof value === "string" ? value : "";
  const [text, setText] = useDraft(written, (one) => onIntent({ kind: "set", path, value: one }));
  return (
    <input
      id={id ?? cellId(path)}
      className="ed-input"
      dir="auto"
      aria-label={label}
      aria-invalid={findingsAt(findings, path).length > 0 || undefined}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The id of a cell. The options of a column have a field for the same path. */
export function cellId(path: Path): string {
  return `${idOf(path)}-cell`;
}
