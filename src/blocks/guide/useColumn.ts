import { type RefObject, useLayoutEffect } from "react";

/**
 * Opens a disclosure that stands as a column in a browser that cannot show what is in a closed one. All others show a
 * column by their styles, before any script runs.
 */
export function useColumn(disclosure: RefObject<HTMLDetailsElement | null>): void {
  useLayoutEffect(() => {
    if (disclosure.current) openHidden(disclosure.current);
  }, [disclosure]);
}

function openHidden(details: HTMLDetailsElement): void {
  const isColumn = getComputedStyle(details).position === "sticky";
  if (isColumn && details.lastElementChild?.getBoundingClientRect().height === 0) details.open = true;
}
