import type { Page, Shared } from "../compile/page";
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

/** Shows what was saved in the config on the open page, without reloading it. Only in development. */
export function followLiveUpdates({ navigator, fetchPage, render }: LiveUpdateOptions): void {
  import.meta.hot?.on("spawnpage:site", (update: SiteUpdate) => void apply(update));

  async function apply({ shared, css }: SiteUpdate): Promise<void> {
    const theme = document.getElementById("sp-theme");
    if (theme) theme.textContent = css;
    try {
      const page = await fetchPage(navigator.getShown().path);
      render(shared);
      navigator.replaceCurrent(page);
      document.title = page.title;
    } catch {
      // The page that was open is gone, or the base path is another one.
      location.reload();
    }
  }
}
