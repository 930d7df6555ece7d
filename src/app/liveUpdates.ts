import type { Page, Shared } from "../compile/page";
import { addEditButton } from "./findings/EditButton";
import { FindingsOverlay } from "./findings/FindingsOverlay";
import { EDITOR_META, followLiveSite, type SiteUpdate } from "./liveChannel";
import type { Navigator } from "./navigation/navigator";

interface LiveUpdateOptions {
  navigator: Pick<Navigator, "getShown" | "replaceCurrent">;
  fetchPage: (path: string) => Promise<Page>;
  render: (shared: Shared) => void;
}

/** Applies saved changes to the open page without reloading it, and shows the findings. Only on the live site. */
export function followLiveUpdates({ navigator, fetchPage, render }: LiveUpdateOptions): void {
  const overlay = new FindingsOverlay();
  if (document.querySelector(`meta[name="${EDITOR_META}"]`)) addEditButton();
  followLiveSite({ site: (update) => void apply(update), findings: (report) => overlay.show(report) });

  let rendered = "";
  let newest = 0;
  async function apply({ shared, css }: SiteUpdate): Promise<void> {
    const update = ++newest;
    // The script for light and dark mode is inline.
    if (shared.hasLooks && !document.querySelector("meta[data-look]")) return location.reload();
    const theme = document.getElementById("sp-theme");
    // Assigning the same text would recompute all styles.
    if (theme && theme.textContent !== css) theme.textContent = css;
    const common = JSON.stringify(shared);
    try {
      const page = await fetchShown();
      // A newer save is loading, or has loaded.
      if (update !== newest) return;
      if (common !== rendered) render(shared);
      rendered = common;
      navigator.replaceCurrent(page);
      document.title = page.title;
    } catch {
      if (update !== newest) return;
      // The open page was removed, or the base path has changed.
      location.reload();
    }
  }

  /** Fetches the current page; again if the visitor has navigated meanwhile. */
  async function fetchShown(): Promise<Page> {
    const { path } = navigator.getShown();
    const page = await fetchPage(path);
    return path === navigator.getShown().path ? page : fetchShown();
  }
}
