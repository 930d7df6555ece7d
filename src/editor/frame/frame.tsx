/**
 * The page in the editor: the site's own components, in a sealed frame. It has no origin, no network and no storage, and
 * gets everything by messages.
 */
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { App } from "../../app/App";
import { type LoadedParts, loadParts } from "../../app/parts";
import type { Shared } from "../../compile/page";
import { type FromFrame, type Posted, type ToFrame, VERSION } from "../messages";
import { FramePages } from "./framePages";
import { Marker } from "./marker";

/** The styles of all components, set by the bundler. */
declare const FRAME_STYLES: string;

type PageMessage = ToFrame & { kind: "page" };

class Frame {
  readonly #loaded: LoadedParts;
  readonly #theme = new CSSStyleSheet();
  readonly #marker = new Marker((message) => this.#post(message));
  #root: Root | undefined;
  #pages: FramePages | undefined;
  #shared: Shared | undefined;
  #rev = -1;
  /** The page that arrived while a text was being written. */
  #held: PageMessage | undefined;

  constructor(loaded: LoadedParts) {
    this.#loaded = loaded;
    const components = new CSSStyleSheet();
    components.replaceSync(FRAME_STYLES);
    // In the order of built pages.
    document.adoptedStyleSheets = [this.#theme, components, this.#marker.styles];
    addEventListener("message", ({ source, data, ports: [port] }: MessageEvent<Posted<ToFrame>>) => {
      if (source !== parent || data.v !== VERSION) return;
      this.#receive(data);
      // Pages come directly from the worker.
      port?.addEventListener("message", ({ data: page }: MessageEvent<ToFrame>) => this.#receive(page));
      port?.start();
    });
    addEventListener("error", ({ message }) => this.#post({ kind: "failed", message }));
    this.#post({ kind: "ready" });
  }

  #post(message: FromFrame): void {
    // The editor's origin is unknown here, and the message contains nothing that it does not know.
    parent.postMessage({ ...message, v: VERSION } satisfies Posted<FromFrame>, "*");
  }

  #receive(message: ToFrame): void {
    if (message.kind === "page") this.#show(message);
    else if (message.kind === "mode") this.#marker.setMode(message.mode);
    else if (message.kind === "select") this.#marker.select(message.path);
  }

  #show(message: PageMessage): void {
    const { rev, page, shared = this.#shared, css, document: own, marks } = message;
    if (rev < this.#rev || !shared) return;
    this.#rev = rev;
    if (this.#marker.isWriting) {
      if (!this.#held) this.#marker.onceWritten(() => this.#showHeld());
      this.#held = this.#held ? joined(this.#held, message) : message;
      return;
    }
    Object.assign(document.documentElement, own);
    if (css !== undefined) this.#theme.replaceSync(css);
    const isOtherPage = page.path !== this.#pages?.getShown().page.path;
    if (this.#pages) flushSync(() => this.#pages!.show(page, shared));
    else this.#pages = new FramePages(page, shared, (path) => this.#post({ kind: "went", path }));
    if (shared !== this.#shared) this.#render(shared);
    this.#shared = shared;
    if (isOtherPage) scrollTo(0, 0);
    this.#marker.read(marks);
  }

  #showHeld(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held) this.#show(held);
  }

  #render(shared: Shared): void {
    const element = document.getElementById("sp-root");
    if (!element || !this.#pages) return;
    this.#root ??= createRoot(element, {
      onUncaughtError: (error) => this.#post({ kind: "failed", message: String(error) }),
    });
    const pages = this.#pages;
    flushSync(() => this.#root!.render(<App shared={shared} source={pages} loaded={this.#loaded} />));
  }
}

/** A message with what the one before it has sent. */
function joined(before: PageMessage, message: PageMessage): PageMessage {
  const { from, list } = message.marks;
  const first = Math.min(from, before.marks.from);
  const known = before.marks.list.slice(0, from - first);
  return { ...before, ...message, marks: { from: first, list: [...known, ...list] } };
}

void loadParts().then((loaded) => new Frame(loaded));
