import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { useForm } from "./FormContext";
import { useSelection } from "./useSelection";
import { insertConstant, openBraces } from "./values/markdownEdits";

/** The constants that fit an unfinished `{{` before the caret. Arrow keys lead there from the text. */
export function Constants({
  area,
  text,
  write,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
}) {
  const { names, words } = useForm();
  const [closed, close] = useState<string>();
  const [caret, setCaret] = useState(-1);
  const select = useSelection(area, write);
  useEffect(() => {
    const field = area.current;
    const follow = () => setCaret(document.activeElement === field ? field!.selectionStart : -1);
    field?.addEventListener("input", follow);
    return () => field?.removeEventListener("input", follow);
  }, [area]);
  const open = caret < 0 || closed === text ? undefined : openBraces(text, caret)?.slice(2);
  const fitting = (names.constants ?? []).filter(({ value }) => open !== undefined && value.startsWith(open));
  if (fitting.length === 0) return null;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close(text);
    area.current?.focus();
  };
  return (
    <fieldset className="ed-row" aria-label={words.constants}>
      {fitting.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="ed-button"
          title={label}
          onKeyDown={leave}
          onClick={() => {
            select(insertConstant({ text, start: caret, end: caret }, value));
            setCaret(-1);
          }}
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
}
