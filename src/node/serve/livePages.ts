import type { Page, Site } from "../../compile/page";
import { pageBaseIn } from "../../compile/pageBase";
import { EDITOR_META, LIVE_FOLDER, STATE_META } from "../../app/liveChannel";
import { allStyles, type RenderedPage, renderPage } from "../../app/server";
import { type DataFile, pageData, sharedData } from "../../core/dataFiles";
import { pageDocument } from "../../core/pageDocument";
import type { SearchIndex } from "../../app/search/searchIndex";
import { SearchTexts } from "../../core/searchTexts";
import { sha256 } from "../digest";
import type { LiveBundle } from "../bundle/browserBundle";
import type { Trouble } from "./trouble";
import type { LiveSite, WorkingSite } from "./workingSite";
import { PROBLEMS } from "../../app/findings/report";
import { findingsStyles, pageStyles } from "../../app/findings/styles";

/** The pages of the live site, as documents with its scripts. */
export class LivePages {
  readonly #working: WorkingSite;
  readonly #bundle: LiveBundle;
  /** Whether pages have a link to the editor. */
  readonly #hasEditor: boolean;
  readonly #onNews: (troubles: readonly Trouble[]) => void;

  /** @param onNews - called when a page has a new error, or no longer has one */
  constructor(
    working: WorkingSite,
    bundle: LiveBundle,
    onNews: (troubles: readonly Trouble[]) => void,
    hasEditor: boolean,
  ) {
    this.#hasEditor = hasEditor;
    this.#working = working;
    this.#bundle = bundle;
    this.#onNews = onNews;
  }

  /** A page as HTML; `undefined` if it cannot be rendered, which is reported. */
  async document(live: LiveSite, page: Page, site = live.site): Promise<string | undefined> {
    const { state } = this.#working;
    const rendered = await this.render(live, page, site);
    if (!rendered) return undefined;
    const { shared } = site;
    const editor = this.#hasEditor ? `<meta name="${EDITOR_META}">` : "";
    const head = `<meta name="${STATE_META}" content="${state}">${editor}`;
    const scripts = {
      pageData: pageBaseIn(shared) + (await this.data(page)).address,
      sharedData: pageBaseIn(shared) + (await this.shared(site)).address,
      entry: LIVE_FOLDER + this.#bundle.entry,
      preload: [],
      ...(shared.hasLooks ? { look: this.#bundle.look } : {}),
      ...(shared.languages ? { languages: this.#bundle.languages } : {}),
    };
    // The styles of everything that the page can show.
    const styles = [live.styles.css, await allStyles()] as const;
    const parts = { head, html: rendered.html, styles };
    return pageDocument(site, page, parts, { styles: live.styles }, scripts, sha256);
  }

  async data(page: Page): Promise<DataFile> {
    // The live site loads all chunks, and the page has all styles.
    const parts = { parts: [], chunks: [], sheet: "", theme: "", styles: "" };
    return pageData(this.#bundle.id, page, parts, sha256);
  }

  async shared({ shared }: Site): Promise<DataFile> {
    return sharedData(shared, sha256);
  }

  searchIndex(site: Site): SearchIndex {
    return new SearchTexts(site).index();
  }

  /** The document for a page with an error. */
  problems(): string {
    return problemsPage(LIVE_FOLDER + this.#bundle.problems);
  }

  /** Renders a page; `undefined` after an error, which is reported. */
  async render(live: LiveSite, page: Page, site = live.site): Promise<RenderedPage | undefined> {
    let rendered: RenderedPage | undefined;
    let failures: readonly unknown[];
    try {
      rendered = await renderPage(site.shared, page);
      ({ failures } = rendered);
    } catch (error) {
      failures = [error];
    }
    const news = this.#working.noteRendering(live, page, failures);
    if (news) this.#onNews(news);
    return rendered;
  }
}

/** The development server's page when there is no valid site. Its script shows the findings until they are fixed. */
function problemsPage(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The config has errors</title>
<style>${findingsStyles}${pageStyles}</style>
</head>
<body>
<main class="frame">
<h1>The config has errors</h1>
<p class="lead"><span id="${PROBLEMS.count}" role="status"></span> The site appears here as soon as the file is fixed and saved.</p>
<div id="${PROBLEMS.list}"></div>
<noscript><p>See the terminal for the errors. This page can show them only with JavaScript.</p></noscript>
</main>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
