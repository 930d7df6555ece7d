import { useEffect, useRef, useState } from "react";
import type { Page } from "../compile/page";
import { VisuallyHidden } from "../ui/elements/VisuallyHidden";

/**
 * Announces the name of the next page to screen readers if the page opens at an anchor. Otherwise, its heading gets the
 * focus, which announces it. Renders a `<span aria-live>`.
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
