import type { Browser, BrowserContext, HTTPRequest, Page } from "puppeteer-core";
import { phone } from "../visit";
import type { RouteFault } from "./faultKinds";

/** The failing files of a visit, by the start of their paths, and their fault. */
export interface FailingFiles {
  files: readonly string[];
  fault: RouteFault;
}

export interface FirefoxVisit {
  failing?: FailingFiles;
  /** Runs in the page before its own scripts. Each function is serialised separately. */
  prepare?: readonly (() => void)[];
}

/** Errors from React and the page's policy, which missing files do not explain. */
const complaint = /CSP: |Content.Security.Policy|[Hh]ydrat|React error/;

/**
 * An installed Firefox with a phone's screen, through WebDriver BiDi. Playwright would need its own build. Source:
 * https://pptr.dev/webdriver-bidi
 */
export class Firefox {
  readonly #browser: Browser;
  #context: BrowserContext | undefined;
  /** Console errors of all pages so far. */
  readonly complaints: string[] = [];

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param executablePath - the path of Firefox */
  static async start(executablePath: string): Promise<Firefox> {
    const { launch } = await import("puppeteer-core");
    const extraPrefsFirefox = { "ui.prefersReducedMotion": 1 };
    return new Firefox(
      await launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox }),
    );
  }

  /** Opens a page in a new profile, and closes the previous one. */
  async visit(url: string, { failing, prepare = [] }: FirefoxVisit = {}): Promise<Page> {
    await this.#context?.close();
    this.#context = await this.#browser.createBrowserContext();
    const page = await this.#context.newPage();
    page.setDefaultTimeout(15_000);
    await page.setViewport(phone);
    page.on("pageerror", (error) => this.#hear(String(error)));
    page.on("console", (message) => this.#hear(message.text()));
    for (const work of [tellBreaches, ...prepare]) await page.evaluateOnNewDocument(work);
    if (failing) {
      await page.setRequestInterception(true);
      // Errors are ignored because the page may be closed. A missing response fails the test anyway.
      page.on("request", (request) => void answer(request, failing).catch(() => {}));
    }
    await page.goto(url, { waitUntil: "load" });
    return page;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  #hear(text: string): void {
    if (complaint.test(text)) this.complaints.push(text);
  }
}

function tellBreaches(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`);
  });
}

async function answer(request: HTTPRequest, { files, fault }: FailingFiles): Promise<void> {
  const { pathname } = new URL(request.url());
  if (!files.some((file) => pathname.startsWith(file))) return request.continue();
  await fault({
    abort: () => request.abort(),
    fulfill: ({ status = 200, body = "", contentType = "" } = {}) =>
      request.respond({ status, body, contentType }),
  });
}
