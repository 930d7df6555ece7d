import { type RefObject, useLayoutEffect, useState } from "react";
import type { Selection } from "./values/markdownEdits";

/** Writes a text into a field, then selects a part of it. */
export function useSelection(
  area: RefObject<HTMLTextAreaElement | null>,
  write: (text: string) => void,
): (selection: Selection) => void {
  const [next, setNext] = useState<Selection>();
  useLayoutEffect(() => {
    if (!next) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.start, next.end);
  }, [area, next]);
  return (selection) => {
    write(selection.text);
    setNext(selection);
  };
}
