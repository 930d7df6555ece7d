import { Draft } from "../../core/draft";
import { createSiteStyles } from "../../core/siteStyles";
import type { Site } from "../../compile/page";
import type { Mode, ToFrame } from "../messages";
import type { EditorWorld } from "../world/editorWorld";
import { loading } from "./onDemand";

/** The last message to the frame, to leave out what has not changed. */
interface Sent {
  shared: string;
  css: string;
  site: Site | undefined;
  /** The number of marks. */
  marks: number;
}

const nothing: Sent = { shared: "", css: "", site: undefined, marks: 0 };

/** Sends the shown page of a draft to the frame, after each edit that it survives. */
export class DraftPages {
  readonly draft: Draft;
  readonly #world: EditorWorld;
  /** To the frame; absent until it is loaded. */
  port: MessagePort | undefined;
  #sent: Sent = nothing;
  #rev = 0;

  constructor(world: EditorWorld) {
    this.#world = world;
    this.draft = new Draft(world);
  }

  /** Sends everything to a frame that has just been loaded. */
  connect(port: MessagePort): void {
    this.port = port;
    this.#sent = nothing;
  }

  /**
   * Compiles a page and sends it.
   * @param path - without the base path; `null` for the 404 page
   * @returns the paths of all pages
   * @throws Error if the page refers to something that is missing
   */
  async send(path: string | null, mode: Mode): Promise<void> {
    const rev = ++this.#rev;
    const { page, shared, marks } = await loading(() => this.draft.page(path, mode === "select"));
    const site = await this.draft.site(mode === "select");
    const css = site === this.#sent.site ? this.#sent.css : await loading(() => this.#stylesOf());
    if (rev !== this.#rev || !this.port) return;
    const from = site === this.#sent.site ? this.#sent.marks : 0;
    const sharedText = JSON.stringify(shared);
    const message: ToFrame = {
      kind: "page",
      rev,
      page,
      document: { lang: site.language, dir: site.direction },
      marks: { from, list: marks.slice(from) },
      ...(sharedText === this.#sent.shared ? {} : { shared }),
      ...(css === this.#sent.css ? {} : { css }),
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    this.port.postMessage(message);
    this.#sent = { shared: sharedText, css, site, marks: marks.length };
  }

  /** The styles of the whole site, made of texts without marks, because they depend on the lengths of words. */
  async #stylesOf(): Promise<string> {
    const { css, later } = await createSiteStyles(await this.draft.site(), this.#world);
    return css + later;
  }
}
