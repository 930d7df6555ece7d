import { useLayoutEffect, useRef } from "react";

/** Focuses the control with an id once a value has changed. */
export function useFocusNext(value: unknown): (id: string) => void {
  const next = useRef<{ id: string; before: unknown }>(undefined);
  useLayoutEffect(() => {
    if (!next.current || next.current.before === value) return;
    document.getElementById(next.current.id)?.focus();
    next.current = undefined;
  });
  return (id) => {
    next.current = { id, before: value };
  };
}
