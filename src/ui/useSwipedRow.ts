import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How far each key leads, in pictures. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** A row that shows one of its entries at a time, each as wide as itself, and which of them that is. */
export interface SwipedRow<Element extends HTMLElement> {
  /** For the element that scrolls. */
  row: RefObject<Element | null>;
  /** The place of the entry that is shown, from 0. */
  place: number;
  /** Shows the entry so many places further; at the ends it stays. */
  move: (step: number) => void;
  /** Moves by arrow keys, Home and End; keys with a modifier are the browser's. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Notes where a swipe has led. */
  onScroll: () => void;
}

/**
 * Keeps the scrolling of a row and the place that it shows the same.
 * @param first - the place that is shown at first
 * @param last - the last place
 */
export function useSwipedRow<Element extends HTMLElement>(first: number, last: number): SwipedRow<Element> {
  const row = useRef<Element>(null);
  const [place, setPlace] = useState(first);

  useLayoutEffect(() => {
    if (row.current) scrollTo(row.current, first);
  }, [first]);

  // What is opened stays in the middle of what is swiped, also when the screen is turned.
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

/** In a text that runs from right to left a row begins at 0 as well, and goes on below it. */
function scrollTo(row: HTMLElement, place: number): void {
  row.scrollLeft = place * row.clientWidth * (isRightToLeft(row) ? -1 : 1);
}
