import type { Browser } from "playwright";
import type { BuiltSite } from "./builtSite";
import { type Catch, Trap, type TrapOptions } from "./trap";

/** What a trap does with pages that take words for HTML. */
export interface Blindness {
  /** How many payloads ran on them. */
  seen: number;
  /** What it does not see, and what the policy lets pass, as sentences. */
  unseen: string[];
}

/**
 * Shows the trap pages that take words for HTML: those from a server that escapes nothing, and those whose scripts
 * escape nothing. A trap that catches nothing there cannot fail.
 * @param site - with payloads in it
 */
export async function blindness(browser: Browser, site: BuiltSite, scripts: string): Promise<Blindness> {
  const documents = { ...site, documents: site.documents.slice(0, 2), pages: [] };
  const unescaped = { scripts, isUnescaped: true, hasCarelessScripts: false };
  const careless = { scripts, isUnescaped: false, hasCarelessScripts: true };
  const open = await lookOnce(browser, { ...unescaped, hasPolicy: false }, documents);
  const held = await lookOnce(browser, { ...unescaped, hasPolicy: true }, documents);
  const ranByScripts = await firstExecutions(browser, { ...careless, hasPolicy: false }, site);
  const unseen = {
    "What runs on pages that escape nothing is not seen.": open.executions === 0,
    "What pages that escape nothing ask for is not seen.": open.requests.length === 0,
    "What stands on pages that escape nothing is not seen.": open.traces.length === 0,
    "What stands on such pages is not seen where they have a policy.": held.traces.length === 0,
    "The policy lets payloads run.": held.executions > 0,
    "What runs where scripts escape nothing is not seen.": ranByScripts === 0,
  };
  return {
    seen: open.executions + ranByScripts,
    unseen: Object.entries(unseen).flatMap(([sentence, isSo]) => (isSo ? [sentence] : [])),
  };
}

/** How much runs on the first two pages, or on the next ones where nothing does: not every payload runs everywhere. */
async function firstExecutions(browser: Browser, options: TrapOptions, site: BuiltSite): Promise<number> {
  for (let first = 0; first < site.pages.length; first += 2) {
    const pages = site.pages.slice(first, first + 2);
    const { executions } = await lookOnce(browser, options, { ...site, documents: [], pages });
    if (executions > 0) return executions;
  }
  return 0;
}

async function lookOnce(browser: Browser, options: TrapOptions, site: BuiltSite): Promise<Catch> {
  const trap = await Trap.set(browser, options);
  try {
    return await trap.look(site, site.pages.length > 0);
  } finally {
    await trap.close();
  }
}
