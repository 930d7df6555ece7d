import type { Page, Shared } from "../compile/page";
import { FindingsOverlay } from "./findings/FindingsOverlay";
import { followLiveSite, type SiteUpdate } from "./liveChannel";
import type { Navigator } from "./navigation/navigator";

interface LiveUpdateOptions {
  navigator: Pick<Navigator, "getShown" | "replaceCurrent">;
  fetchPage: (path: string) => Promise<Page>;
  render: (shared: Shared) => void;
}

/**
 * Shows what was saved in the config on the open page, without reloading it, and what is wrong with the
 * config on top of it. Only on the live site.
 */
export function followLiveUpdates({ navigator, fetchPage, render }: LiveUpdateOptions): void {
  const overlay = new FindingsOverlay();
  followLiveSite({ site: (update) => void apply(update), findings: (report) => overlay.show(report) });

  let rendered = "";
  let newest = 0;
  async function apply({ shared, css }: SiteUpdate): Promise<void> {
    const update = ++newest;
    // The script of a second look stands in the page itself.
    if (shared.hasLooks && !document.querySelector("meta[data-look]")) return location.reload();
    const theme = document.getElementById("sp-theme");
    // The browser computes all styles anew, even with the same ones.
    if (theme && theme.textContent !== css) theme.textContent = css;
    const common = JSON.stringify(shared);
    try {
      const page = await fetchShown();
      // What was saved after it is on its way, or here already.
      if (update !== newest) return;
      if (common !== rendered) render(shared);
      rendered = common;
      navigator.replaceCurrent(page);
      document.title = page.title;
    } catch {
      if (update !== newest) return;
      // The page that was open is gone, or the base path is another one.
      location.reload();
    }
  }

  /** Fetches the page on the screen: once more where another one has come there meanwhile. */
  async function fetchShown(): Promise<Page> {
    const { path } = navigator.getShown();
    const page = await fetchPage(path);
    return path === navigator.getShown().path ? page : fetchShown();
  }
}
