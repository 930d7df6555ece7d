import type { Page, Shared } from "../compile/page";
import { FindingsOverlay } from "./findings/FindingsOverlay";
import { ASK_EVENT, FINDINGS_EVENT, type FindingsReport } from "./findings/report";
import type { Navigator } from "./navigator";

/** What the development server says when the config was saved. */
export interface SiteUpdate {
  shared: Shared;
  /** The CSS that all pages share. */
  css: string;
}

interface LiveUpdateOptions {
  navigator: Navigator;
  fetchPage: (path: string) => Promise<Page>;
  render: (shared: Shared) => void;
}

/**
 * Shows what was saved in the config on the open page, without reloading it, and what is wrong with the
 * config on top of it. Only in development.
 */
export function followLiveUpdates({ navigator, fetchPage, render }: LiveUpdateOptions): void {
  import.meta.hot?.on("spawnpage:site", (update: SiteUpdate) => void apply(update));
  const overlay = new FindingsOverlay();
  import.meta.hot?.on(FINDINGS_EVENT, (report: FindingsReport) => overlay.show(report));
  // What was found before the page was opened.
  import.meta.hot?.send(ASK_EVENT);

  let rendered = "";
  async function apply({ shared, css }: SiteUpdate): Promise<void> {
    const theme = document.getElementById("sp-theme");
    // The browser computes all styles anew, even with the same ones.
    if (theme && theme.textContent !== css) theme.textContent = css;
    const common = JSON.stringify(shared);
    try {
      const page = await fetchPage(navigator.getShown().path);
      if (common !== rendered) render(shared);
      rendered = common;
      navigator.replaceCurrent(page);
      document.title = page.title;
    } catch {
      // The page that was open is gone, or the base path is another one.
      location.reload();
    }
  }
}
