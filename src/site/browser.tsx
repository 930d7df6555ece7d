import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { blockTypesOf } from "../blocks/BlockRenderer";
import { loadBlocks } from "../blocks/registry";
import type { Page, Shared } from "../compile/page";
import { App } from "./App";
import { arriveAt } from "./arriveAt";
import { Navigator } from "./navigator";
import { prefetchLinkedPages } from "./prefetch";
import { DATA_ELEMENT_ID, type InitialData, type PageData, pageDataUrl, ROOT_ELEMENT_ID } from "./pageData";
import { showPage } from "./showPage";

/** Brings the page that the server rendered to life. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  const data = document.getElementById(DATA_ELEMENT_ID)?.textContent;
  if (!root || !data) return;
  const { bundle, page, shared } = JSON.parse(data) as InitialData;

  const [loaded] = await Promise.all([loadBlocks(blockTypesOf(page.blocks)), allStyles()]);
  const navigator = new Navigator({
    page,
    window,
    loadPage: (path) => fetchPage(path, bundle),
    show: showPage,
    onArrive: arriveAt,
  });

  // Before the page comes to life, so that no change that is saved from then on is missed.
  const live = import.meta.env.DEV ? await import("./liveUpdates") : undefined;

  const app = (current: Shared) => <App shared={current} source={navigator} loaded={loaded} />;
  startTransition(() => {
    const reactRoot = hydrateRoot(root, app(shared));
    navigator.start();
    // While the config is edited, what was fetched ahead would be out of date.
    if (!import.meta.env.DEV) prefetchLinkedPages(navigator);
    live?.followLiveUpdates({
      navigator,
      fetchPage: (path) => fetchPage(path, bundle),
      render: (next) => reactRoot.render(app(next)),
    });
  });
}

/** Waits for the styles of what is not on the page yet, without which nothing of that may appear. */
async function allStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (!link || link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error("The styles did not come.")));
  });
}

/** Longer than this the browser does better by loading the page itself, in milliseconds. */
const PATIENCE_MS = 8000;

async function fetchPage(path: string, bundle: string): Promise<Page> {
  const response = await fetch(pageDataUrl(path), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  const data = (await response.json()) as PageData;
  // A newer version of the site was published meanwhile: its pages need its own scripts.
  if (data.bundle !== bundle) throw new Error("The site has been published anew.");
  await loadBlocks(blockTypesOf(data.page.blocks));
  return data.page;
}

start().catch((error: unknown) => {
  // The first script of the page then leaves everything to the browser.
  document.documentElement.dataset["ready"] = "false";
  throw error;
});
