import { useCallback, useEffect, useRef, type RefObject } from "react";
import { currentAnchor, followPlaces, TARGET_ATTRIBUTE, writeAnchor } from "./places";

/**
 * Marks the place inside of an element that the address names, as long as it names it.
 * @param root - the element around the places
 * @returns puts the anchor of a place whose link was taken into the address, and marks the place
 */
export function useMarkedPlace(root: RefObject<HTMLElement | null>): (anchor: string) => void {
  const marked = useRef<Element>(null);

  const follow = useCallback(() => {
    marked.current?.removeAttribute(TARGET_ATTRIBUTE);
    const place = document.getElementById(currentAnchor());
    marked.current = place && root.current?.contains(place) ? place : null;
    marked.current?.setAttribute(TARGET_ATTRIBUTE, "");
  }, [root]);

  useEffect(() => {
    follow();
    return followPlaces(follow);
  }, [follow]);

  return useCallback(
    (anchor) => {
      writeAnchor(anchor);
      follow();
    },
    [follow],
  );
}
