/** Functions that run in tested pages. Each is serialised separately, so it must not use anything outside. */

/** Runs before a page's scripts: defines the functions that payloads call, and starts hydration at once. */
export function prepare({ mark, hasCarelessScripts }: { mark: string; hasCarelessScripts: boolean }): void {
  const tell = console.debug.bind(console);
  Object.assign(globalThis, { ran: () => tell(mark) });
  // Nothing is prefetched, so each check is the same.
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  // If the clipboard refuses a text, a field for it changes the layout. A few refusals are enough.
  let refusals = 8;
  const writeText = () => (refusals-- > 0 ? Promise.reject(new Error("refused")) : Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  if (hasCarelessScripts) {
    // Simulates React inserting text as HTML.
    Object.defineProperty(Node.prototype, "textContent", {
      set(this: Element, words: string) {
        this.innerHTML = words;
      },
    });
  }
  // A page in a frame is checked without JavaScript.
  if (self === top) addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
}

/** Opens documents side by side in frames, and waits until they and their pictures have loaded. */
export async function openFrames(addresses: readonly string[]): Promise<void> {
  const frames = addresses.map((address) => {
    const frame = document.createElement("iframe");
    // As wide as a page, but with little to paint.
    frame.width = "1000";
    frame.height = "10";
    frame.src = address;
    return frame;
  });
  const loaded = frames.map(
    (frame) => new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })),
  );
  document.body.replaceChildren(...frames);
  await Promise.all(loaded);
  // Styles request files when they are laid out, and scripts of the next task have run after this.
  for (const frame of frames) void frame.contentDocument?.documentElement.offsetHeight;
  await new Promise((passed) => setTimeout(passed));
}

/** Waits until the page is interactive. */
export async function comeToLife(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset["ready"] === "true") return;
  await new Promise<void>((resolve, reject) => {
    new MutationObserver(() => {
      if (root.dataset["ready"] === "true") resolve();
      if (root.dataset["ready"] === "false") reject(new Error("Its scripts have failed."));
    }).observe(root, { attributeFilter: ["data-ready"] });
  });
}

/** Goes to another page by client-side navigation. */
export async function goTo(path: string): Promise<void> {
  const content = document.getElementById("sp-content")!;
  const before = content.firstElementChild;
  history.pushState(null, "", path);
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (content.firstElementChild === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(content, { childList: true });
  });
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  await shown;
}

/**
 * Hovers, focuses and clicks all controls, including those that appear.
 * @param most - the maximum for controls with the same look and name
 */
export async function touchAll(most: number): Promise<void> {
  const goesAway = (element: Element | null) =>
    element instanceof HTMLAnchorElement && /^(?:https?|mailto|tel|steam|minecraft):$/.test(element.protocol);
  // Prevents navigation. A link that runs a script still runs it.
  const stay = (event: Event) => {
    if (event.type === "submit" || goesAway((event.target as Element).closest("a"))) event.preventDefault();
  };
  const passed = async () => {
    void document.documentElement.offsetHeight;
    await new Promise((done) => setTimeout(done));
  };
  const touched = new Set<Element>();
  const kinds = new Map<string, number>();
  const touch = () => {
    const controls = "a, button, summary, input, textarea, select, [tabindex], [role=button], [popover]";
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      // A link to another page would prerender it.
      if (touched.has(element) || !element.isConnected || element.matches("a[data-page]")) continue;
      touched.add(element);
      const kind = `${element.localName} ${element.className} ${element.getAttributeNames().join(" ")}`;
      const count = kinds.get(kind) ?? 0;
      if (count === most) continue;
      kinds.set(kind, count + 1);
      for (const type of ["pointerover", "pointerenter", "mouseover", "mouseenter"])
        element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      // Moving the focus would trigger a layout each time.
      element.dispatchEvent(new FocusEvent("focus"));
      element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      element.click();
    }
  };
  addEventListener("click", stay, true);
  addEventListener("submit", stay, true);
  touch();
  await passed();
  touch();
  await passed();
  removeEventListener("click", stay, true);
  removeEventListener("submit", stay, true);
}

/** Opens the search if there is one, waits for results, and closes it. */
export async function searchFor(words: string): Promise<void> {
  if (!document.querySelector("[aria-keyshortcuts='/']")) return;
  const find = <E extends Element>(selector: string) =>
    new Promise<E>((resolve) => {
      const look = () => {
        const element = document.querySelector<E>(selector);
        if (element) resolve(element);
        else requestAnimationFrame(look);
      };
      look();
    });
  dispatchEvent(new KeyboardEvent("keydown", { key: "/" }));
  const field = await find<HTMLInputElement>("dialog[open] input[type=search]");
  // Like typing, because React detects other changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, words);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await find("dialog[open] li a");
  field.closest("dialog")!.close();
}

/** Descriptions of foreign executable content in a document and its frames. */
export function findTraces(): string[] {
  // Browsers ignore control characters here.
  const runs = /^[^!-~]*(?:javascript|vbscript|data:text)/i;
  const leading = new Set(["href", "src", "action", "formaction", "data", "xlink:href", "poster"]);
  const traces: string[] = [];
  const look = (root: ParentNode, where: string): void => {
    for (const element of root.querySelectorAll("*")) {
      const name = element.localName;
      const tell = (what: string) => traces.push(`${where}: <${name}> ${what}`.slice(0, 300));
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith("on") || attribute === "srcdoc") tell(`has ${attribute}="${value}"`);
        if (leading.has(attribute) && (runs.test(value) || value === "x"))
          tell(`has ${attribute}="${value}"`);
      }
      const isRefresh = name === "meta" && /^refresh$/i.test(element.getAttribute("http-equiv") ?? "");
      if (name === "base" || isRefresh) tell("stands on the page");
      const isData = element.getAttribute("type")?.endsWith("json") === true;
      if (name === "script" && !isData && /\b(?:ran|alert|confirm)\(/.test(element.textContent ?? ""))
        tell("is a script of a payload");
      if (element.shadowRoot) look(element.shadowRoot, where);
      if (name === "template") look((element as HTMLTemplateElement).content, where);
      // An inaccessible frame has navigated to another host, which is detected separately.
      const inner = name === "iframe" ? (element as HTMLIFrameElement).contentDocument : null;
      if (inner) look(inner, inner.location.pathname);
    }
  };
  look(document, location.pathname);
  return traces;
}
