import type { Shared } from "../compile/page";
import type { FindingsReport } from "./findings/report";

/** What the live site says when the config was saved. */
export interface SiteUpdate {
  shared: Shared;
  /** The CSS that all pages share. */
  css: string;
}

/** What the live site tells the open pages: the name of each event, with what it carries. */
export interface LiveEvents {
  /** The site is another one than the page was made from. */
  site: SiteUpdate;
  /** What is wrong with the config at the moment. */
  findings: FindingsReport;
}

/** Where the server of the live site keeps what belongs to no site: its scripts and its own addresses. */
export const LIVE_FOLDER = "/@spawnpage/";

/** Where a page listens. */
export const EVENTS_ADDRESS = `${LIVE_FOLDER}events`;

/** Where a page asks for the owner's editor, at a place of the config: `?at=line:column`. */
export const OPEN_ADDRESS = `${LIVE_FOLDER}open-in-editor`;

/** The name of the element in the head of a page whose content names the state of the site it was made from. */
export const STATE_META = "sp-live-state";

/**
 * Listens to the live site while the page can be seen: a browser holds few connections to one server, and
 * an owner who comes back is told what was missed.
 */
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
  // A page that is left listens no more, so that the browser can keep it for the way back.
  addEventListener("pagehide", () => source?.close());
  lookAround();
}
