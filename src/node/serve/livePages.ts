import type { Page } from "../../compile/page";
import { LIVE_FOLDER, STATE_META } from "../../app/liveChannel";
import { allStyles, type RenderedPage, renderPage } from "../../app/server";
import { type DataFile, pageData, sharedData } from "../../core/dataFiles";
import { pageDocument } from "../../core/pageDocument";
import type { SearchIndex } from "../../app/search/searchIndex";
import { SearchTexts } from "../../core/searchTexts";
import { sha256 } from "../digest";
import type { LiveBundle } from "../bundle/browserBundle";
import { problemsPage } from "./problemsPage";
import type { Trouble } from "./trouble";
import type { LiveSite, WorkingSite } from "./workingSite";

/** The pages of a site that is being worked on, as documents with the scripts of the live site. */
export class LivePages {
  readonly #working: WorkingSite;
  readonly #bundle: LiveBundle;
  readonly #onNews: (troubles: readonly Trouble[]) => void;

  /** @param onNews - called when a page went wrong in another way than the last time, or is fine again */
  constructor(working: WorkingSite, bundle: LiveBundle, onNews: (troubles: readonly Trouble[]) => void) {
    this.#working = working;
    this.#bundle = bundle;
    this.#onNews = onNews;
  }

  /** A page as HTML; nothing when it cannot be rendered, which is told. */
  async document(live: LiveSite, page: Page): Promise<string | undefined> {
    const { state } = this.#working;
    const rendered = await this.render(live, page);
    if (!rendered) return undefined;
    const { shared } = live.site;
    const head = `<meta name="${STATE_META}" content="${state}">`;
    const scripts = {
      pageData: shared.basePath + (await this.data(page)).address,
      sharedData: shared.basePath + (await this.shared(live)).address,
      entry: LIVE_FOLDER + this.#bundle.entry,
      preload: [],
      ...(shared.hasLooks ? { look: this.#bundle.look } : {}),
    };
    // The styles of all that it may come to show.
    const styles = [live.styles.css, await allStyles()] as const;
    const parts = { head, html: rendered.html, styles };
    return pageDocument(live.site, page, parts, { styles: live.styles }, scripts, sha256);
  }

  /** What the browser fetches to show a page. */
  async data(page: Page): Promise<DataFile> {
    // The live site loads all chunks, and the page has all styles.
    const parts = { parts: [], chunks: [], sheet: "", theme: "", styles: "" };
    return pageData(this.#bundle.id, page, parts, sha256);
  }

  /** What the browser fetches once for all pages. */
  async shared(live: LiveSite): Promise<DataFile> {
    return sharedData(live.site.shared, sha256);
  }

  /** The words of all pages, for the search. */
  searchIndex({ site }: LiveSite): SearchIndex {
    return new SearchTexts(site).index();
  }

  /** What stands in place of a page that cannot be shown. */
  problems(): string {
    return problemsPage(LIVE_FOLDER + this.#bundle.problems);
  }

  /** Renders a page; nothing when it fails, which is told. */
  async render(live: LiveSite, page: Page): Promise<RenderedPage | undefined> {
    let rendered: RenderedPage | undefined;
    let failures: readonly unknown[];
    try {
      rendered = await renderPage(live.site.shared, page);
      ({ failures } = rendered);
    } catch (error) {
      failures = [error];
    }
    const news = this.#working.noteRendering(live, page, failures);
    if (news) this.#onNews(news);
    return rendered;
  }
}
