import type { Mark } from "../../compile/marks";
import type { Path } from "../../schema/walk";
import type { FromFrame, FrameMode } from "../messages";
import { startsWith } from "../paths";
import { marksAt, regionOf } from "./regions";
import { Writing } from "./writing";

const css = `
.sp-edges { position: absolute; inset: 0 auto auto 0; pointer-events: none; z-index: 2147483647; }
.sp-edge { position: absolute; border: 2px solid #1d6fe0; border-radius: 4px; box-shadow: 0 0 0 2px #fff; }
.sp-edge[data-part] { border-style: dashed; box-shadow: none; }
.sp-edge[data-near] { border: 1px dashed #1d6fe0; box-shadow: none; }
[data-mode=block] :is(#sp-root > * > :not(main), main > :first-child:not(:only-child)) { display: none; }
[data-mode=select] * { cursor: default !important; }
[data-mode=select] [data-at] { cursor: pointer !important; }
[contenteditable]:focus { outline: 3px solid #1d6fe0; outline-offset: 4px; cursor: text !important; }
@media (forced-colors: active) { .sp-edge { border-color: Highlight; } }
`;

/** Shortcuts of the editor, which also work while the frame has the focus. */
const shortcuts = new Set(["z", "y", "s"]);

/** Marks the selected part of the page, and reports what is clicked and written. */
export class Marker {
  readonly styles = new CSSStyleSheet();
  readonly #post: (message: FromFrame) => void;
  readonly #edges = document.createElement("div");
  readonly #writing: Writing;
  #marks: readonly Mark[] = [];
  #selected: Path | undefined;
  #near: Element | undefined;
  #mode: FrameMode = "select";

  constructor(post: (message: FromFrame) => void) {
    this.#post = post;
    this.styles.replaceSync(css);
    this.#writing = new Writing((path, text) => post({ kind: "wrote", path, text }));
    this.#edges.className = "sp-edges";
    // Screen readers learn about the selection in the editor.
    this.#edges.setAttribute("aria-hidden", "true");
    document.body.append(this.#edges);
    this.setMode(this.#mode);
    new ResizeObserver(() => this.#draw()).observe(document.body);
    // Before the page's own listeners.
    addEventListener("click", (event) => this.#choose(event), { capture: true });
    addEventListener("dblclick", ({ target }) => this.#write(target as Element), { capture: true });
    addEventListener("submit", (event) => this.#mode === "select" && event.preventDefault(), {
      capture: true,
    });
    addEventListener("pointerover", ({ target }) => this.#hover(target as Element));
    addEventListener("keydown", (event) => this.#press(event), { capture: true });
    document.addEventListener("pointerleave", () => this.#hover(undefined));
  }

  /** Whether a text is being written on the page, which must not change meanwhile. */
  get isWriting(): boolean {
    return this.#writing.isOn;
  }

  /** Calls back as soon as no text is being written. */
  onceWritten(then: () => void): void {
    this.#writing.onceEnded(then);
  }

  setMode(mode: FrameMode): void {
    this.#mode = mode;
    document.documentElement.dataset["mode"] = mode;
    this.#near = undefined;
    this.#draw();
  }

  /** Takes the new marks of a page. */
  read({ from, list }: { from: number; list: readonly Mark[] }): void {
    this.#marks = [...this.#marks.slice(0, from), ...list];
    this.#draw();
  }

  /** Marks the part of the page that a value of the config is shown in, and scrolls to it. */
  select(path: Path | undefined): void {
    this.#selected = path;
    const [first] = this.#draw();
    const box = first?.getBoundingClientRect();
    if (box && (box.bottom < 80 || box.top > innerHeight - 80))
      first?.scrollIntoView({ block: box.height > innerHeight ? "start" : "center" });
  }

  /** Draws the edges. @returns the elements of the selection, the largest first */
  #draw(): Element[] {
    const root = document.getElementById("sp-root");
    const path = this.#selected;
    const isSelecting = root && this.#mode === "select";
    const region = isSelecting && path ? this.#regionOf(root, path) : [];
    const edges = region.map((element, index) => edgeOf(element, index === 0 ? "" : "part"));
    if (isSelecting && this.#near?.isConnected) edges.push(edgeOf(this.#near, "near"));
    this.#edges.replaceChildren(...edges);
    return region;
  }

  /** An entry without texts has the region of the block around the entry. */
  #regionOf(root: Element, path: Path): Element[] {
    for (let length = path.length; length > 2; length--) {
      const outer = path.slice(0, length);
      const region = regionOf(root, (mark) => startsWith(this.#marks[mark]?.path ?? [], outer));
      if (region.length > 0) return region;
    }
    return [];
  }

  #choose(event: MouseEvent): void {
    if (this.#mode !== "select" || this.#writing.has(event.target as Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const mark = this.#markNear(event.target as Element);
    if (mark) this.#post({ kind: "chose", path: mark.path });
  }

  /** The mark of the innermost element around a place that has a text. */
  #markNear(target: Element): Mark | undefined {
    for (
      let around: Element | null = target;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const [mark] = [around, ...around.querySelectorAll("[data-at]")].flatMap(marksAt);
      if (mark !== undefined) return this.#marks[mark];
    }
    return undefined;
  }

  #hover(target: Element | undefined): void {
    const near = target?.closest("[data-at]") ?? undefined;
    if (near === this.#near) return;
    this.#near = near;
    this.#draw();
  }

  #write(target: Element): void {
    const element = target.closest("[data-at]");
    const [index, ...others] = element ? marksAt(element) : [];
    const mark = index === undefined ? undefined : this.#marks[index];
    const isWhole = mark?.plain !== undefined && mark.plain === element?.textContent?.length;
    if (this.#mode === "select" && element instanceof HTMLElement && isWhole && others.length === 0)
      this.#writing.begin(element, mark.path);
  }

  #press(event: KeyboardEvent): void {
    if (this.#writing.has(event.target as Element)) return;
    const isCommand = (event.ctrlKey || event.metaKey) && shortcuts.has(event.key.toLowerCase());
    const isForSelection = this.#mode === "select" && ["Escape", "Delete", "Enter"].includes(event.key);
    if (!isCommand && !isForSelection && event.key !== "F6") return;
    event.preventDefault();
    if (event.key === "Enter") {
      const [element] = this.#draw();
      if (element)
        this.#write(element.matches("[data-at]") ? element : (element.querySelector("[data-at]") ?? element));
    } else this.#post({ kind: "key", key: event.key, isShifted: event.shiftKey });
  }
}

function edgeOf(element: Element, kind: "" | "part" | "near"): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const edge = document.createElement("div");
  edge.className = "sp-edge";
  if (kind) edge.dataset[kind] = "";
  Object.assign(edge.style, {
    left: `${left + scrollX - 4}px`,
    top: `${top + scrollY - 4}px`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
  });
  return edge;
}
