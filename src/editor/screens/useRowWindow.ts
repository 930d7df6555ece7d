import { useEffect, useState } from "react";

/** A shorter outline is drawn as a whole. */
const FEW = 150;
/** Drawn rows above and below the visible ones. */
const MARGIN = 20;
/** In pixels, until a row is measured. */
const usualHeight = 30;
const usualSize = 900;

export interface RowWindow {
  first: number;
  /** The number of the row behind the last one. */
  end: number;
  /** The height of a row, in pixels. */
  height: number;
  /** Scrolls until a row is visible. */
  show: (index: number) => void;
}

/**
 * The rows of a long list that are drawn: those in view, and some around them.
 * @param tree - has the element with the rows, which is in an element that scrolls
 */
export function useRowWindow(
  tree: { getElement: () => HTMLElement | null | undefined },
  count: number,
): RowWindow {
  const [{ top, size, height }, setView] = useState({ top: 0, size: usualSize, height: usualHeight });
  const isLong = count > FEW;
  useEffect(() => {
    const list = tree.getElement();
    const scroller = list?.parentElement;
    if (!isLong || !scroller) return;
    const look = () => {
      const row = list.querySelector(".row")?.getBoundingClientRect().height || usualHeight;
      // Only every few rows, so scrolling does not draw each time.
      const step = (MARGIN / 2) * row;
      const next = Math.max(0, Math.floor(distance(scroller, list) / step) * step);
      const size = scroller.clientHeight || usualSize;
      setView((known) =>
        known.top === next && known.size === size && known.height === row
          ? known
          : { top: next, size, height: row },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, [tree, isLong]);
  const first = isLong ? Math.min(Math.max(0, Math.floor(top / height) - MARGIN), count) : 0;
  const end = isLong ? Math.min(count, Math.ceil((top + size) / height) + MARGIN) : count;
  return {
    first,
    end,
    height,
    show: (index) => {
      const list = tree.getElement();
      const scroller = list?.parentElement;
      if (!isLong || !scroller) return;
      const place = index * height - distance(scroller, list);
      if (place < 0) scroller.scrollTop += place;
      else if (place + height > scroller.clientHeight)
        scroller.scrollTop += place + height - scroller.clientHeight;
    },
  };
}

/** The height of the part of the list above the visible one. */
function distance(scroller: Element, list: Element): number {
  return scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
}
