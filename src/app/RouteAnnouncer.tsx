import { useEffect, useRef, useState } from "react";
import type { Page } from "../compile/page";
import { VisuallyHidden } from "../ui/elements/VisuallyHidden";

/**
 * Tells screen readers the name of a page that replaced another without a reload and is shown from a place further
 * down: else its heading has the focus, and that says it. Renders a `<span aria-live>`.
 */
export function RouteAnnouncer({ page }: { page: Page }) {
  const [announced, setAnnounced] = useState("");
  const shown = useRef(page.path);

  useEffect(() => {
    if (page.path === shown.current) return;
    shown.current = page.path;
    setAnnounced(location.hash && page.name);
  }, [page]);

  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-route-announcer="">
        {announced}
      </span>
    </VisuallyHidden>
  );
}
