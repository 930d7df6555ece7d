import { useCallback, useEffect, useRef, type RefObject } from "react";
import { currentAnchor, followPlaces, TARGET_ATTRIBUTE, writeAnchor } from "./places";

/** Marks the element that the address names. Returns a function that marks a copied link. */
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
