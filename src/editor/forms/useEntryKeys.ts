import { useLayoutEffect, useRef, useState } from "react";

/** A change of a list that is on its way. */
type Change =
  | { kind: "move"; from: number; to: number }
  | { kind: "insert"; index: number }
  | { kind: "remove"; index: number };

interface State {
  list: readonly unknown[];
  keys: readonly number[];
  next: number;
  change?: Change | undefined;
}

export interface EntryKeys {
  keys: readonly number[];
  /** The key of the entry that was just inserted. */
  inserted: number | undefined;
  /** Call this with each change, before its intent. */
  expect: (change: Change) => void;
}

/** React keys that follow the entries of a list, so each keeps its open state and its focus when it moves. */
export function useEntryKeys(list: readonly unknown[]): EntryKeys {
  const focused = useRef<Element | null>(null);
  const seen = useRef<readonly number[]>(undefined);
  const [state, setState] = useState<State>(() => ({
    list,
    keys: list.map((_, index) => index),
    next: list.length,
  }));
  const [inserted, setInserted] = useState<number>();
  let current = state;
  if (list !== state.list) {
    current = follow(state, list);
    setState(current);
    if (current.next > state.next && state.change?.kind === "insert") setInserted(state.next);
  }
  const { keys } = current;
  // Browsers take the focus from an element that moves in the document.
  useLayoutEffect(() => {
    const element = focused.current;
    if (seen.current === keys) return;
    seen.current = keys;
    focused.current = null;
    if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element)
      element.focus();
  });
  const expect = (change: Change) => {
    focused.current = change.kind === "move" ? document.activeElement : null;
    setState({ ...current, change });
  };
  return { keys, inserted, expect };
}

function follow(state: State, list: readonly unknown[]): State {
  const { change, keys, next } = state;
  const changed = change ? apply(keys, change, next) : keys;
  if (changed.length === list.length) return { list, keys: changed, next: next + 1 };
  // The list was changed from outside.
  const known = keys.slice(0, list.length);
  const more = Array.from({ length: list.length - known.length }, (_, index) => next + index);
  return { list, keys: [...known, ...more], next: next + more.length };
}

function apply(keys: readonly number[], change: Change, next: number): readonly number[] {
  switch (change.kind) {
    case "move":
      return keys.toSpliced(change.from, 1).toSpliced(change.to, 0, keys[change.from]!);
    case "insert":
      return keys.toSpliced(change.index, 0, next);
    default:
      return keys.toSpliced(change.index, 1);
  }
}
