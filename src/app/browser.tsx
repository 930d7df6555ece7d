import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Page, Shared } from "../compile/page";
import { App } from "./App";
import { arriveAt } from "./navigation/arriveAt";
import { Navigator } from "./navigation/navigator";
import { prefetchLinkedPages } from "./navigation/prefetch";
import { type PageData, pageDataUrl, ROOT_ELEMENT_ID, type SharedData } from "./pageData";
import { isLoaded, loadFirstPage, loadNextPage } from "./pageParts";
import { reloadOnce } from "./reloadOnce";
import { showPage } from "./navigation/showPage";

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  const { page: address, shared: sharedAddress } = root?.dataset ?? {};
  if (!root || !address || !sharedAddress) return;
  const [data, shared] = await fetchShown(address, sharedAddress);
  const { bundle, page } = data;
  const loaded = await loadFirstPage(data);
  const navigator = new Navigator({
    page,
    sheet: IS_LIVE ? undefined : data.sheet,
    window,
    loadPage: (path) => fetchPage(path, bundle),
    fetchAhead: async (path) => isLoaded(await fetchData(path)),
    isReachable,
    show: showPage,
    onArrive: arriveAt,
  });

  // Before hydration, so it misses no save.
  const live = IS_LIVE ? await import("./liveUpdates") : undefined;

  const app = (current: Shared) => <App shared={current} source={navigator} loaded={loaded} />;
  startTransition(() => {
    const reactRoot = hydrateRoot(root, app(shared));
    navigator.start();
    // Prefetched pages would be out of date.
    if (!IS_LIVE) prefetchLinkedPages(navigator);
    live?.followLiveUpdates({
      navigator,
      fetchPage: (path) => fetchPage(path, bundle),
      render: (next) => reactRoot.render(app(next)),
    });
  });
}

/** Timeout in milliseconds. Then the browser loads the page itself. */
const PATIENCE_MS = 8000;

async function fetchShown(address: string, sharedAddress: string): Promise<[PageData, Shared]> {
  try {
    const [data, { version, shared }] = await Promise.all([
      fetchJson<PageData>(address),
      fetchJson<SharedData>(sharedAddress),
    ]);
    if (address.endsWith(`?${data.version}`) && sharedAddress.endsWith(`?${version}`)) return [data, shared];
  } catch (error) {
    // The development server only keeps recent versions.
    if (IS_LIVE) location.reload();
    throw error;
  }
  reloadOnce(address + sharedAddress);
  throw new Error("This site has been updated.");
}

const fetched = new Map<string, Promise<PageData>>();

function fetchData(path: string): Promise<PageData> {
  let data = fetched.get(path);
  if (!data) {
    fetched.set(path, (data = fetchJson<PageData>(pageDataUrl(path))));
    data.catch(() => fetched.delete(path));
  }
  return data;
}

async function fetchPage(path: string, bundle: string): Promise<Page> {
  const data = await fetchData(path);
  fetched.delete(path);
  // The site was published again. The new pages need new scripts.
  if (data.bundle !== bundle) throw new Error("This site has been updated.");
  await loadNextPage(data);
  return data.page;
}

function isReachable(address: string): Promise<boolean> {
  return fetch(address, { method: "HEAD", signal: AbortSignal.timeout?.(PATIENCE_MS) ?? null }).then(
    () => true,
    () => false,
  );
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout?.(PATIENCE_MS) ?? null });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return (await response.json()) as T;
}

start().catch((error: unknown) => {
  // The inline script then leaves everything to the browser.
  document.documentElement.dataset["ready"] = "false";
  throw error;
});
