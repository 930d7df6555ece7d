import type { Browser } from "playwright";
import type { SiteScripts } from "../../../src/core/siteScripts";
import { type BuiltSite, builtSite } from "./builtSite";
import { payloads } from "./payloads";
import { type Catch, Trap, type TrapOptions } from "./trap";

/** The trap's results for pages that insert texts as HTML. */
export interface Blindness {
  /** The number of payloads that ran on them. */
  seen: number;
  /** Undetected payloads, and payloads that the policy did not block, as sentences. */
  unseen: string[];
}

/**
 * Tests the trap with pages that treat text as HTML, on the server or in the browser. A trap that detects nothing there
 * would be useless.
 * @param site - a site with payloads
 */
export async function blindness(
  browser: Browser,
  site: BuiltSite,
  options: { scripts: SiteScripts; folder: string },
): Promise<Blindness> {
  const unescaped = { scripts: options.folder, isUnescaped: true, hasCarelessScripts: false };
  const open = await lookUntil(browser, { ...unescaped, hasPolicy: false }, site, (seen) =>
    [seen.executions, seen.requests.length, seen.traces.length].every((count) => count > 0),
  );
  const held = await lookUntil(
    browser,
    { ...unescaped, hasPolicy: true },
    site,
    ({ traces }) => traces.length > 0,
  );
  const careless = {
    scripts: options.folder,
    isUnescaped: false,
    hasCarelessScripts: true,
    hasPolicy: false,
  };
  const byScripts = await lookOnce(browser, careless, await quietSite(options.scripts));
  const unseen = {
    "What runs on pages that escape nothing is not seen.": open.executions === 0,
    "What pages that escape nothing ask for is not seen.": open.requests.length === 0,
    "What stands on pages that escape nothing is not seen.": open.traces.length === 0,
    "What stands on such pages is not seen where they have a policy.": held.traces.length === 0,
    "The policy lets payloads run.": held.executions > 0,
    "What runs where scripts escape nothing is not seen.": byScripts.executions === 0,
  };
  return {
    seen: open.executions + byScripts.executions,
    unseen: Object.entries(unseen).flatMap(([sentence, isSo]) => (isSo ? [sentence] : [])),
  };
}

/**
 * A site whose second page has one payload, which runs if scripts insert it as HTML. With other payloads it might never
 * run, because one of them redirects all addresses of the page to another host.
 */
function quietSite(scripts: SiteScripts): Promise<BuiltSite> {
  const payload = payloads.find((one) => one.startsWith("<details"))!;
  const planted = { type: "callout", heading: payload };
  const routes = [
    { path: "/", title: "Home", blocks: [{ type: "text", text: "Words." }] },
    { path: "/planted", title: "Planted", blocks: [planted] },
  ];
  return builtSite({ version: 1, site: { name: "Mossy" }, routes }, scripts);
}

/**
 * Checks the first two documents, and further ones until enough is detected, because not every payload runs everywhere,
 * and some navigate away from their document.
 */
async function lookUntil(
  browser: Browser,
  options: TrapOptions,
  site: BuiltSite,
  isEnough: (seen: Catch) => boolean,
): Promise<Catch> {
  const all: Catch = { pages: 0, executions: 0, requests: [], traces: [], complaints: [] };
  for (let first = 0; first < site.documents.length && !isEnough(all); first += 2) {
    const documents = site.documents.slice(first, first + 2);
    const seen = await lookOnce(browser, options, { ...site, documents, pages: [] });
    all.executions += seen.executions;
    all.requests.push(...seen.requests);
    all.traces.push(...seen.traces);
  }
  return all;
}

async function lookOnce(browser: Browser, options: TrapOptions, site: BuiltSite): Promise<Catch> {
  const trap = await Trap.set(browser, options);
  try {
    return await trap.look(site, site.pages.length > 0);
  } finally {
    await trap.close();
  }
}
