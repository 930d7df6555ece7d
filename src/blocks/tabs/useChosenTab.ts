import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { currentAnchor, followPlaces, TARGET_ATTRIBUTE, writeAnchor } from "../../ui/controls/places";
import { tabOfAnchor } from "./tabOfAnchor";

/** An anchor that the address names. A new object each time, so that the same one can be followed again. */
interface Followed {
  anchor: string;
  /** Whether the page scrolls there. */
  scrolls: boolean;
}

/**
 * Which tab is open, kept in the hash of the address: the hash is the id of a tab, or of anything inside
 * one, which is then scrolled to and marked. The first render shows `initial`, as the server does.
 *
 * @param root - the element around the tabs; a hash that names a tab scrolls to it
 */
export function useChosenTab<T extends { id: string }>(
  tabs: readonly T[],
  initial: string,
  root: RefObject<HTMLElement | null>,
) {
  const [chosen, setChosen] = useState(initial);
  const [followed, setFollowed] = useState<Followed>();
  // The owner's saving must not move the visitor: only navigation is followed, with the tabs of that moment.
  const latest = useRef({ tabs, initial });
  useLayoutEffect(() => {
    latest.current = { tabs, initial };
  });

  // Before the first paint in the browser, so that a linked rule does not flash past another tab.
  useLayoutEffect(() => {
    const follow = () => {
      const { tabs, initial } = latest.current;
      const anchor = currentAnchor();
      const tab = tabOfAnchor(tabs, anchor);
      if (!tab) {
        // The plain address shows the page as it is at first; a hash that leads elsewhere changes nothing here.
        if (anchor === "") setChosen(initial);
        setFollowed(undefined);
        return;
      }
      setChosen(tab.id);
      setFollowed({ anchor, scrolls: true });
    };
    follow();
    return followPlaces(follow);
  }, []);

  // After the tab is open: what is hidden cannot be scrolled to.
  useEffect(() => {
    if (!followed) return;
    const isTab = latest.current.tabs.some((tab) => tab.id === followed.anchor);
    const target = isTab ? root.current : document.getElementById(followed.anchor);
    if (followed.scrolls) target?.scrollIntoView();
    // The browser gives the focus to a panel that the address names, ring and all: nobody has asked for that.
    const { activeElement } = document;
    if (followed.scrolls && activeElement?.id === followed.anchor) (activeElement as HTMLElement).blur();
    if (isTab || !target) return;
    target.setAttribute(TARGET_ATTRIBUTE, "");
    return () => target.removeAttribute(TARGET_ATTRIBUTE);
  }, [followed, root]);

  /** Opens a tab by hand: the address follows, the page does not scroll. */
  const choose = (id: string) => {
    setChosen(id);
    setFollowed(undefined);
    writeAnchor(id);
  };

  /** Marks a place whose link was taken by hand: the address follows, the page does not scroll. */
  const mark = (anchor: string) => {
    setFollowed({ anchor, scrolls: false });
    writeAnchor(anchor);
  };

  return { chosen, choose, mark };
}
