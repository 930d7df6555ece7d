import { useEffect, useRef, useState } from "react";
import type { Page } from "../compile/page";
import { VisuallyHidden } from "../ui/elements/VisuallyHidden";

/** Tells screen readers the name of a page that replaced another without a reload. Renders a `<span aria-live>`. */
export function RouteAnnouncer({ page }: { page: Page }) {
  const [announced, setAnnounced] = useState("");
  const shown = useRef(page.path);

  useEffect(() => {
    if (page.path === shown.current) return;
    shown.current = page.path;
    setAnnounced(page.name);
  }, [page]);

  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-route-announcer="">
        {announced}
      </span>
    </VisuallyHidden>
  );
}
