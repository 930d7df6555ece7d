import type { Browser, Page } from "playwright";
import { comeToLife, findTraces, goTo, openFrames, prepare, searchFor, touchAll } from "./inPage";
import { EMPTY_PAGE, SiteServer, type SiteServerOptions } from "./siteServer";
import type { BuiltSite } from "./builtSite";

const MARK = "A payload ran.";
/** The browser's messages about policy violations. */
const breach = /violates the following Content Security Policy/;
/** How long a page may take on a busy machine. */
const PATIENCE_MS = 90_000;

/** The observations on a site. */
export interface Catch {
  /** The number of checked pages, from the server and from client-side navigation. */
  pages: number;
  /** The number of executions of payloads. */
  executions: number;
  /** The requested addresses on other hosts. */
  requests: string[];
  /** Content of pages that could have run, and pages that could not be checked. */
  traces: string[];
  /** Console errors: exceptions such as hydration errors, and policy violations. */
  complaints: string[];
}

export interface TrapOptions extends SiteServerOptions {
  /** Whether the pages' scripts insert text as HTML. */
  hasCarelessScripts: boolean;
  /** The maximum number of clicked controls of one kind on a page; all by default. */
  most?: number;
  /** The timeout for a page in milliseconds. The default is enough for a busy machine. */
  patience?: number;
}

/** A server of sites, and two pages of a browser: one for plain documents, one for hydrated pages. */
export class Trap {
  readonly #server: SiteServer;
  readonly #origin: string;
  readonly #still: Page;
  readonly #alive: Page;
  readonly #most: number;
  readonly #patience: number;
  #caught: Catch = nothing();
  #onExecution: () => void = () => undefined;

  private constructor(
    server: SiteServer,
    origin: string,
    pages: { still: Page; alive: Page },
    { most = 10_000, patience = PATIENCE_MS }: Pick<TrapOptions, "most" | "patience">,
  ) {
    this.#server = server;
    this.#origin = origin;
    this.#still = pages.still;
    this.#alive = pages.alive;
    this.#most = most;
    this.#patience = patience;
  }

  static async set(browser: Browser, { hasCarelessScripts, ...options }: TrapOptions): Promise<Trap> {
    const server = new SiteServer(options);
    const origin = await server.listen();
    const context = await browser.newContext({
      reducedMotion: "reduce",
      // A small viewport needs less painting.
      viewport: { width: 1000, height: 100 },
    });
    await context.addInitScript(prepare, { mark: MARK, hasCarelessScripts });
    const pages = { still: await context.newPage(), alive: await context.newPage() };
    const trap = new Trap(server, origin, pages, options);
    context.on("console", (message) => {
      const text = message.text();
      if (text === MARK) trap.#execution();
      if (breach.test(text)) trap.#caught.complaints.push(`${message.location().url}: ${text}`.slice(0, 300));
    });
    context.on("weberror", (failure) => {
      const { message } = failure.error();
      trap.#caught.complaints.push(`${failure.page()?.url()}: ${message}`.slice(0, 300));
    });
    context.on("dialog", (dialog) => {
      trap.#execution();
      void dialog.dismiss();
    });
    context.on("request", (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (/^(?:http|ws)s?:$/.test(protocol) && asked !== origin) trap.#caught.requests.push(request.url());
    });
    context.on("page", (page) => {
      trap.#caught.traces.push("A window opens.");
      void page.close();
    });
    return trap;
  }

  /**
   * Checks a site from the server and after client-side navigation.
   * @param isEnough - whether one execution ends the check, because a page with running payloads may never finish
   */
  async look({ files, documents, pages }: BuiltSite, isEnough = false): Promise<Catch> {
    this.#server.files = files;
    const looks = [
      { page: this.#still, look: this.#lookStill(documents) },
      { page: this.#alive, look: this.#lookAlive(pages) },
    ];
    const told = looks.map(({ page, look }) =>
      look.catch((error: unknown) =>
        this.#caught.traces.push(`A page cannot be looked at: ${page.url()}: ${String(error)}`.slice(0, 300)),
      ),
    );
    const first = new Promise<void>((resolve) => {
      this.#onExecution = () => isEnough && resolve();
    });
    await Promise.race([Promise.all(told), first, this.#giveUp()]);
    const caught = this.#caught;
    this.#caught = nothing();
    return caught;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  #execution(): void {
    this.#caught.executions++;
    this.#onExecution();
  }

  /** Gives up on a page that does not finish, and records it. */
  async #giveUp(): Promise<void> {
    const caught = this.#caught;
    for (let seen = -1; seen !== caught.pages;) {
      seen = caught.pages;
      await new Promise((over) => setTimeout(over, this.#patience).unref());
    }
    caught.traces.push(`A page comes to no end: ${this.#alive.url()}`);
  }

  async #lookStill(documents: readonly string[]): Promise<void> {
    await this.#still.goto(this.#origin + EMPTY_PAGE);
    await this.#still.evaluate(openFrames, documents);
    this.#caught.traces.push(...(await this.#still.evaluate(findTraces)));
    this.#caught.pages += documents.length;
  }

  async #lookAlive([first, ...others]: readonly string[]): Promise<void> {
    if (first === undefined) return;
    const page = this.#alive;
    await page.goto(this.#origin + first);
    await page.evaluate(comeToLife);
    for (const path of [undefined, ...others]) {
      if (path !== undefined) await page.evaluate(goTo, path);
      await page.evaluate(touchAll, this.#most);
      // Many payloads contain this.
      if (path === undefined) await page.evaluate(searchFor, "ran");
      this.#caught.traces.push(...(await page.evaluate(findTraces)));
      this.#caught.pages++;
    }
  }
}

function nothing(): Catch {
  return { pages: 0, executions: 0, requests: [], traces: [], complaints: [] };
}
