import { useEffect, useRef, useState } from "react";
import type { Page } from "../compile/page";
import { VisuallyHidden } from "../ui/elements/VisuallyHidden";

/** Announces the next page to screen readers if it opens at an anchor. Otherwise its heading gets the focus. */
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
