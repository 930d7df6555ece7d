import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { currentAnchor, followPlaces, TARGET_ATTRIBUTE, writeAnchor } from "../../ui/controls/places";

/** The anchor in the URL. A new object each time, so the same anchor can be followed again. */
interface Followed {
  anchor: string;
  /** Whether the page scrolls there. */
  scrolls: boolean;
}

/**
 * The open tab, from the URL's hash: the id of a tab, or of content in it, which is then marked. The first render shows
 * `initial`, as on the server.
 * @param root - the element around the tabs, the scroll target for a tab
 */
export function useChosenTab<T extends { id: string }>(
  tabs: readonly T[],
  initial: string,
  root: RefObject<HTMLElement | null>,
) {
  const [chosen, setChosen] = useState(initial);
  const [followed, setFollowed] = useState<Followed>();
  // A ref, so only navigation changes the tab, and not an edit of the config.
  const latest = useRef({ tabs, initial });
  useLayoutEffect(() => {
    latest.current = { tabs, initial };
  });

  // Before the first paint, so no other tab flashes.
  useLayoutEffect(() => {
    const follow = () => {
      const { tabs, initial } = latest.current;
      const anchor = currentAnchor();
      const tab = tabOfAnchor(tabs, anchor);
      if (!tab) {
        // Without a hash, the initial tab is open. Other anchors change nothing.
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

  // After the tab is open, because the browser cannot scroll to hidden content.
  useEffect(() => {
    if (!followed) return;
    const isTab = latest.current.tabs.some((tab) => tab.id === followed.anchor);
    const target = isTab ? root.current : document.getElementById(followed.anchor);
    if (followed.scrolls) target?.scrollIntoView();
    // Removes the focus ring from a panel that the browser focuses because of the hash.
    const { activeElement } = document;
    if (followed.scrolls && activeElement?.id === followed.anchor) (activeElement as HTMLElement).blur();
    if (isTab || !target) return;
    target.setAttribute(TARGET_ATTRIBUTE, "");
    return () => target.removeAttribute(TARGET_ATTRIBUTE);
  }, [followed, root]);

  /** Opens a tab and updates the URL without scrolling. */
  const choose = (id: string) => {
    setChosen(id);
    setFollowed(undefined);
    writeAnchor(id);
  };

  /** Marks an anchor whose link was copied, and updates the URL without scrolling. */
  const mark = (anchor: string) => {
    setFollowed({ anchor, scrolls: false });
    writeAnchor(anchor);
  };

  return { chosen, choose, mark };
}

/** The tab with an anchor, or with content that has it, such as a rule or a nested block. */
function tabOfAnchor<T extends { id: string }>(tabs: readonly T[], anchor: string): T | undefined {
  return tabs.find((tab) => hasId(tab, anchor));
}

function hasId(value: unknown, id: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("id" in value && value.id === id) return true;
  return Object.values(value).some((item) => hasId(item, id));
}
