import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright";

/** The context of a visit that starts at this origin. */
interface Lent {
  origin: string;
  context: BrowserContext;
}

/** A context that visits use one after another. */
interface Kept extends Lent {
  key: string;
  /** An empty page of the site. While it is open, the browser keeps the site's process. */
  keeper: Page;
  session: CDPSession;
}

/** The most contexts that wait for their next visit. Each one needs a browser process. */
const KEPT = 8;

/**
 * Reused browser contexts. Each is used by one visit at a time, and is reset after it. A new context makes the browser
 * start a process, which costs an eighth of a page's hydration.
 */
export class Contexts {
  readonly #browser: Browser;
  readonly #isVisitedOften: (origin: string) => boolean;
  /** The most recently used one is last. */
  readonly #idle: Kept[] = [];
  readonly #lent = new Map<BrowserContext, Kept>();
  readonly #shared = new Map<string, Promise<Lent>>();

  /**
   * @param isVisitedOften - whether many tests visit this origin. Other contexts are closed after their visit, because
   * keeping one costs a fifth of a page.
   */
  constructor(browser: Browser, isVisitedOften: (origin: string) => boolean) {
    this.#browser = browser;
    this.#isVisitedOften = isVisitedOften;
  }

  /**
   * Opens an empty page for a visit that begins at `url`, in a context without any other page, cookie, stored data or
   * cached file.
   * @param isShared - whether the test only reads the page. Such pages share a context until they are taken back.
   */
  async open(url: string, options: BrowserContextOptions, isShared: boolean): Promise<Page> {
    const { viewport, permissions, ...others } = options;
    const { reducedMotion = null, colorScheme = null, forcedColors = null, ...device } = others;
    const { context, origin } = await (isShared ? this.#share(url, device) : this.#lend(url, device));
    if (permissions) await context.grantPermissions(permissions, { origin });
    const page = await context.newPage();
    await Promise.all([
      viewport && page.setViewportSize(viewport),
      page.emulateMedia({ reducedMotion, colorScheme, forcedColors }),
    ]);
    return page;
  }

  /** The pages that the visitor has open. */
  pagesOf(context: BrowserContext): Page[] {
    const keeper = this.#lent.get(context)?.keeper;
    return context.pages().filter((page) => page !== keeper);
  }

  /** Takes back every shared context. */
  async takeBackShared(): Promise<void> {
    const shared = await Promise.all(this.#shared.values());
    this.#shared.clear();
    for (const { context } of shared) await this.takeBack(context);
  }

  /** Takes a context back after its visit, and clears its data. */
  async takeBack(context: BrowserContext): Promise<void> {
    const kept = this.#lent.get(context);
    if (!kept) return context.close();
    const { origin, session } = kept;
    await Promise.all(this.pagesOf(context).map((page) => page.close()));
    this.#lent.delete(context);
    await Promise.all([
      context.unrouteAll(),
      context.clearCookies(),
      context.clearPermissions(),
      session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
      session.send("Network.clearBrowserCache"),
    ]);
    this.#idle.push(kept);
    if (this.#idle.length > KEPT) await this.#idle.shift()?.context.close();
  }

  #share(url: string, device: BrowserContextOptions): Promise<Lent> {
    const key = keyOf(url, device);
    const lent = this.#shared.get(key) ?? this.#lend(url, device);
    this.#shared.set(key, lent);
    return lent;
  }

  async #lend(url: string, device: BrowserContextOptions): Promise<Lent> {
    const { origin } = new URL(url);
    if (!this.#isVisitedOften(origin)) return { origin, context: await this.#browser.newContext(device) };
    const key = keyOf(url, device);
    const found = this.#idle.findLastIndex((kept) => kept.key === key);
    const [kept = await this.#open(url, device)] = found < 0 ? [] : this.#idle.splice(found, 1);
    this.#lent.set(kept.context, kept);
    return kept;
  }

  async #open(url: string, device: BrowserContextOptions): Promise<Kept> {
    const { origin } = new URL(url);
    const context = await this.#browser.newContext(device);
    const keeper = await context.newPage();
    await keeper.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await keeper.goto(origin);
    const session = await context.newCDPSession(keeper);
    return { key: keyOf(url, device), origin, context, keeper, session };
  }
}

/** Two visits can have the same context one after the other when it is for the same site and the same device. */
function keyOf(url: string, device: BrowserContextOptions): string {
  return JSON.stringify([new URL(url).origin, device]);
}
