import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright";

/** A context that visits get one after the other. */
interface Kept {
  key: string;
  origin: string;
  context: BrowserContext;
  /** An empty page of the site: as long as it is open, the browser keeps the site's process. */
  keeper: Page;
  session: CDPSession;
}

/**
 * Browser contexts that are handed on: each belongs to one visit at a time and knows nothing of the visits
 * before. A fresh context has the browser start a process, which costs as much as the page itself.
 */
export class Contexts {
  readonly #browser: Browser;
  readonly #idle = new Map<string, Kept[]>();
  readonly #shared = new Map<string, Promise<BrowserContext>>();
  readonly #lent = new Map<BrowserContext, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Gives a context without any page, cookie, stored data or cached file, for a visit that begins at `url`. */
  async lend(url: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const key = keyOf(url, options);
    const kept = this.#idle.get(key)?.pop() ?? (await this.#open(url, options));
    this.#lent.set(kept.context, kept);
    return kept.context;
  }

  /** Gives the one context of all pages that only are looked at. */
  share(url: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const key = keyOf(url, options);
    const context = this.#shared.get(key) ?? this.lend(url, options);
    this.#shared.set(key, context);
    return context;
  }

  /** The pages of a context that its visitor has open. */
  pagesOf(context: BrowserContext): Page[] {
    const keeper = this.#lent.get(context)?.keeper;
    return context.pages().filter((page) => page !== keeper);
  }

  /** Takes a context back when its visit is over, and wipes away what the visit left. */
  async takeBack(context: BrowserContext): Promise<void> {
    const kept = this.#lent.get(context);
    if (!kept) return context.close();
    const { key, origin, session } = kept;
    await Promise.all(this.pagesOf(context).map((page) => page.close()));
    this.#lent.delete(context);
    await Promise.all([
      context.unrouteAll(),
      context.clearCookies(),
      session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
      session.send("Network.clearBrowserCache"),
    ]);
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), kept]);
  }

  async #open(url: string, options: BrowserContextOptions): Promise<Kept> {
    const { origin } = new URL(url);
    const context = await this.#browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await keeper.goto(origin);
    const session = await context.newCDPSession(keeper);
    return { key: keyOf(url, options), origin, context, keeper, session };
  }
}

function keyOf(url: string, options: BrowserContextOptions): string {
  return JSON.stringify([new URL(url).origin, options]);
}
