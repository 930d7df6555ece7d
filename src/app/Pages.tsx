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
 * The current page, and a prerendered page that may be next. React renders that one outside the document and delays its
 * effects. The first page is directly in `<main>`, as in the server's HTML. Others are in a `<div>`.
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

/** Inserts a page into the document. It is the page's previous sibling, so it runs before the page's own effects. */
function Place({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => {
    document.getElementById("sp-content")?.append(element);
    return () => element.remove();
  }, [element]);
  return null;
}

function createStage(): HTMLElement {
  const element = document.createElement("div");
  // Blocks are children of `<main>` on pages from the server.
  element.style.display = "contents";
  return element;
}
