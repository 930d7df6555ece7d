import type { Shared } from "../compile/page";
import type { FindingsReport } from "./findings/report";

/** The live site's message after a save. */
export interface SiteUpdate {
  shared: Shared;
  css: string;
}

/** The live site's events, by name, with their data. */
export interface LiveEvents {
  /** The site has changed since the page was built. */
  site: SiteUpdate;
  /** The config's current findings. */
  findings: FindingsReport;
  /** A file in `public/` was added, changed or removed. Only for the editor. */
  files: null;
}

/** Folder for the live site's scripts and its own addresses. */
export const LIVE_FOLDER = "/@spawnpage/";

/** The editor's document, with its scripts and styles next to it. */
export const EDITOR_FOLDER = `${LIVE_FOLDER}editor/`;

/** The name of a `<meta>` element of pages that can be edited. */
export const EDITOR_META = "sp-editor";

/** The event stream's address. */
export const EVENTS_ADDRESS = `${LIVE_FOLDER}events`;

/** Opens the owner's editor at a position in the config: `?at=line:column`. */
export const OPEN_ADDRESS = `${LIVE_FOLDER}open-in-editor`;

/** The name of a `<meta>` element. Its content identifies the state of the site that the page was built from. */
export const STATE_META = "sp-live-state";

/** Listens to the live site while the page is visible, because browsers allow few connections to a server. */
export function followLiveSite(handlers: {
  [Name in keyof LiveEvents]?: (data: LiveEvents[Name]) => void;
}): void {
  let state = document.querySelector<HTMLMetaElement>(`meta[name="${STATE_META}"]`)?.content ?? "";
  let source: EventSource | undefined;

  function connect(): void {
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(`${EVENTS_ADDRESS}?state=${encodeURIComponent(state)}`);
    for (const name of Object.keys(handlers) as (keyof LiveEvents)[]) {
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        state = lastEventId || state;
        (handlers[name] as (data: unknown) => void)(JSON.parse(data));
      });
    }
  }

  function lookAround(): void {
    if (document.visibilityState === "visible") connect();
    else source?.close();
  }

  document.addEventListener("visibilitychange", lookAround);
  addEventListener("pageshow", lookAround);
  // A page without connections can enter the back/forward cache.
  addEventListener("pagehide", () => source?.close());
  lookAround();
}
