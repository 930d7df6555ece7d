import {
  Activity,
  type ComponentProps,
  type ReactNode,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { PageView } from "./PageView";
import type { Shown } from "./pageSource";

/**
 * The page that is shown, and out of sight the one that may be the next: it is rendered, but not in the document,
 * and its effects wait. Renders what stands in `<main>`: the first page as the server did, others in a `<div>`.
 */
export function Pages(props: Omit<ComponentProps<typeof PageView>, "page" | "stylesheet">) {
  const { source } = props;
  const shown = useSyncExternalStore(source.subscribe, source.getShown, source.getShown);
  const ahead = useSyncExternalStore(source.subscribe, source.getAhead, source.getAhead);
  const view = ({ page, afterFirstBlock }: Shown) => (
    <PageView {...props} page={page} stylesheet={afterFirstBlock} />
  );
  const staged = (one: Shown | undefined) =>
    one &&
    !one.isFirst && (
      <Activity key={one.path} mode={one === shown ? "visible" : "hidden"}>
        <Stage>{view(one)}</Stage>
      </Activity>
    );
  return (
    <>
      {shown.isFirst && view(shown)}
      {[staged(shown), staged(ahead)]}
    </>
  );
}

/** Renders a page into an element that is in the document only while the page is visible. */
function Stage({ children }: { children: ReactNode }) {
  const [element] = useState(createStage);
  return (
    <>
      <Place element={element} />
      {createPortal(children, element)}
    </>
  );
}

/** Puts a page into the document. Stands before it, so that it is there when its own effects run. */
function Place({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => {
    document.getElementById("sp-content")?.append(element);
    return () => element.remove();
  }, [element]);
  return null;
}

function createStage(): HTMLElement {
  const element = document.createElement("div");
  // The blocks stand as they do on a page from the server, where nothing is around them.
  element.style.display = "contents";
  return element;
}
