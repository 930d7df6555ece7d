import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How many pictures each key moves. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** A row that shows one entry at a time, each as wide as the row, and the current index. */
export interface SwipedRow<Element extends HTMLElement> {
  /** For the scrolling element. */
  row: RefObject<Element | null>;
  /** The current index, from 0. */
  place: number;
  /** Moves by this number of entries; stops at the ends. */
  move: (step: number) => void;
  /** Handles arrow keys, Home and End; keys with a modifier are the browser's. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Updates the index after a swipe. */
  onScroll: () => void;
}

/** Synchronises a row's scroll position and index. */
export function useSwipedRow<Element extends HTMLElement>(first: number, last: number): SwipedRow<Element> {
  const row = useRef<Element>(null);
  const [place, setPlace] = useState(first);

  useLayoutEffect(() => {
    if (row.current) scrollTo(row.current, first);
  }, [first]);

  // Keeps the current entry centred when the screen rotates.
  useEffect(() => {
    const onResize = () => row.current && scrollTo(row.current, place);
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, [place]);

  function move(step: number) {
    const next = Math.max(0, Math.min(last, place + step));
    setPlace(next);
    if (row.current) scrollTo(row.current, next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const runsBackwards = event.key.startsWith("Arrow") && row.current && isRightToLeft(row.current);
    move(runsBackwards ? -step : step);
  }

  function onScroll() {
    const { clientWidth = 0, scrollLeft = 0 } = row.current ?? {};
    if (clientWidth > 0) setPlace(Math.min(last, Math.round(Math.abs(scrollLeft) / clientWidth)));
  }

  return { row, place, move, onKeyDown, onScroll };
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

/** In right-to-left text, a row also begins at 0 and continues below it. */
function scrollTo(row: HTMLElement, place: number): void {
  row.scrollLeft = place * row.clientWidth * (isRightToLeft(row) ? -1 : 1);
}
