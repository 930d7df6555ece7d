import type { Path } from "../../schema/walk";

/** Writing a plain text directly on the page. */
export class Writing {
  readonly #onText: (path: Path, text: string) => void;
  #element: HTMLElement | undefined;
  #end: (() => void) | undefined;
  #waiting: (() => void)[] = [];

  /** @param onText - called with the place of the text and its new content, after each change */
  constructor(onText: (path: Path, text: string) => void) {
    this.#onText = onText;
  }

  get isOn(): boolean {
    return this.#element !== undefined;
  }

  /** Whether an element is the one that is being written. */
  has(element: Element): boolean {
    return this.#element === element;
  }

  onceEnded(then: () => void): void {
    this.#waiting.push(then);
  }

  /** Makes an element editable, until it loses the focus or a key ends it. */
  begin(element: HTMLElement, path: Path): void {
    this.#end?.();
    // React keeps the text of an element, but not of a part of one.
    const [only, ...others] = element.childNodes;
    if (!(only instanceof Text) || others.length > 0) return;
    const before = only.data;
    this.#element = element;
    element.contentEditable = "plaintext-only";
    element.focus();
    getSelection()?.selectAllChildren(element);

    const onInput = () => this.#onText(path, element.textContent ?? "");
    const onKey = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      if (event.key === "Escape" && element.textContent !== before) this.#onText(path, before);
      this.#end?.();
    };
    this.#end = () => {
      this.#end = undefined;
      this.#element = undefined;
      element.removeEventListener("input", onInput);
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("blur", end);
      element.removeAttribute("contenteditable");
      // React updates the node that it has made, from the text that it knows.
      only.data = before;
      element.replaceChildren(only);
      for (const then of this.#waiting.splice(0)) then();
    };
    const end = this.#end;
    element.addEventListener("input", onInput);
    element.addEventListener("keydown", onKey);
    element.addEventListener("blur", end);
  }
}
