import type { KeyboardEvent } from "react";
import { fill } from "../words/fill";
import { useForm } from "./FormContext";

/** The buttons of an entry: up, down, delete. At the ends they stay focusable. */
export function EntryButtons({
  name,
  index,
  count,
  isNeeded,
  move,
  remove,
}: {
  name: string;
  index: number;
  count: number;
  /** Whether the list cannot do without the entry. */
  isNeeded: boolean;
  move: (to: number) => void;
  remove: () => void;
}) {
  const { words } = useForm();
  const buttons = [
    { label: words.moveUp, sign: "↑", isOff: index === 0, press: () => move(index - 1), keys: "Alt+ArrowUp" },
    {
      label: words.moveDown,
      sign: "↓",
      isOff: index === count - 1,
      press: () => move(index + 1),
      keys: "Alt+ArrowDown",
    },
    { label: words.remove, sign: "✕", isOff: isNeeded, press: remove },
  ];
  return (
    <span className="ed-row ed-tools">
      {buttons.map(({ label, sign, isOff, press, keys }) => (
        <button
          key={sign}
          type="button"
          className="ed-button"
          aria-label={fill(label, { name })}
          aria-disabled={isOff}
          aria-keyshortcuts={keys}
          onClick={isOff ? undefined : press}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </span>
  );
}

/** The direction of a press of Alt with an arrow key; 0 if it means something else, as in a drop-down list. */
export function moveOf(event: KeyboardEvent): -1 | 0 | 1 {
  const isOwn = event.target instanceof Element && event.target.matches("select, input[list], textarea");
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isOwn) return 0;
  return event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
}
