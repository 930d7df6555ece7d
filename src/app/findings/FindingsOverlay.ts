import { element } from "./element";
import { findingsList } from "./findingsList";
import { FoldMemory } from "./FoldMemory";
import { countInWords, type FindingsReport } from "./report";
import { findingsStyles, overlayStyles } from "./styles";

/**
 * The findings on the open page: a panel in a corner that collapses to a badge. It never takes the focus. Its shadow
 * root isolates it from the site's styles.
 */
export class FindingsOverlay {
  readonly #memory = new FoldMemory(() => sessionStorage);
  readonly #host = element("div", { id: "sp-findings" });
  readonly #status = element("p", { class: "status", role: "status" });
  readonly #count = element("span", { class: "count" });
  readonly #toggle = element(
    "button",
    { type: "button", class: "toggle", "aria-expanded": "false", "aria-controls": "list" },
    element("span", { class: "sign", "aria-hidden": "true" }, "!"),
    this.#count,
    element("span", { class: "chevron", "aria-hidden": "true" }),
  );
  // Makes it scrollable with the keyboard.
  readonly #list = element("div", { id: "list", class: "list", role: "group", tabindex: "0" });
  readonly #panel = element("section", { class: "panel", hidden: "" }, this.#toggle, this.#list);
  #shown = "";
  #worst: "error" | "warning" | undefined;

  constructor() {
    const root = this.#host.attachShadow({ mode: "open" });
    // The policy may forbid inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(findingsStyles + overlayStyles);
    root.adoptedStyleSheets = [sheet];
    root.append(element("div", { class: "frame", lang: "en", dir: "ltr" }, this.#status, this.#panel));
    this.#toggle.addEventListener("click", () => this.#choose(!this.#isOpen));
    this.#panel.addEventListener("keydown", (event) => this.#foldOn(event));
    document.addEventListener("keydown", (event) => {
      if (document.activeElement === document.body) this.#foldOn(event);
    });
    document.body.prepend(this.#host);
  }

  /** Shows the current findings, or removes the panel without findings. */
  show(report: FindingsReport): void {
    const key = JSON.stringify(report);
    if (key === this.#shown) return;
    const wasWrong = this.#worst !== undefined;
    this.#shown = key;
    this.#worst = report.errors > 0 ? "error" : report.warnings > 0 ? "warning" : undefined;
    this.#announce(report, wasWrong);

    const hadFocus = this.#host.shadowRoot?.activeElement;
    const isOpen = this.#memory.isOpen(this.#worst);
    const { scrollTop } = this.#list;
    this.#count.replaceChildren(
      countInWords(report),
      element("span", { class: "file" }, ` in ${report.file}`),
    );
    this.#panel.setAttribute("aria-label", `Findings in ${report.file}`);
    this.#list.setAttribute("aria-label", "What to fix");
    this.#list.replaceChildren(...findingsList(report));
    this.#panel.className = `panel ${this.#worst ?? ""}`;
    this.#panel.hidden = this.#worst === undefined;
    this.#fold(isOpen);
    this.#list.scrollTop = scrollTop;
    // The focused element was replaced. The button is the nearest one left.
    if (hadFocus && !hadFocus.isConnected) this.#toggle.focus({ preventScroll: true });
  }

  get #isOpen(): boolean {
    return !this.#list.hidden;
  }

  #announce(report: FindingsReport, wasWrong: boolean): void {
    const [first] = report.findings;
    if (first) this.#status.textContent = `${countInWords(report)} in ${report.file}. ${first.message}`;
    else if (wasWrong) this.#status.textContent = `${report.file} is fixed.`;
  }

  #choose(isOpen: boolean): void {
    if (this.#worst) this.#memory.choose(this.#worst, isOpen);
    this.#fold(isOpen);
  }

  #fold(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#toggle.setAttribute("aria-expanded", String(isOpen));
  }

  #foldOn(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented || !this.#isOpen || this.#panel.hidden) return;
    event.preventDefault();
    if (this.#host.shadowRoot?.activeElement) this.#toggle.focus({ preventScroll: true });
    this.#choose(false);
  }
}
