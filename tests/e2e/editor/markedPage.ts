import type { Frame, Page } from "playwright";
import type { Mark } from "../../../src/compile/marks";

/** The marks of a page in the frame. */
export interface MarkedPage {
  /** Visible texts, and those whose field is known: from a mark of their own, or around fields of one entry. */
  texts: number;
  known: number;
  /** Texts without a known field. */
  unknown: string[];
  /** Entries with texts, by their paths, and those without a region. */
  entries: number;
  lost: string[];
  /** Texts that differ from the plain text of their field. */
  wrong: string[];
  /** Characters of marks that are left. */
  left: number;
  /** The page without attributes that only the editor sets, and without generated IDs. */
  html: string;
}

/** Notes in each frame what it is shown. */
export async function noteMarks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const { start } = MessagePort.prototype;
    MessagePort.prototype.start = function (this: MessagePort) {
      this.addEventListener("message", ({ data }: MessageEvent<{ kind?: string } | null>) => {
        if (data?.kind !== "page") return;
        const { shared = {} } = data as { shared?: { labels?: object } };
        const { labels } = shared;
        const { marks: next } = data as { marks: { from: number; list: unknown[] } };
        const known = (window as { shownMessage?: { marks: unknown[] } }).shownMessage?.marks ?? [];
        const marks = [...known.slice(0, next.from), ...next.list];
        Object.assign(window, {
          shownMessage: { ...data, marks },
          ...(labels ? { shownLabels: labels } : {}),
        });
      });
      start.call(this);
    };
  });
}

/** Waits until a page is shown as a whole, with marks or without. */
export async function shows(frame: Frame, path: string, isMarked: boolean): Promise<void> {
  await frame.waitForFunction(
    ([wanted, marked]) => {
      const { shownMessage } = window as unknown as {
        shownMessage?: { page: { path: string }; marks: unknown[] };
      };
      const isShown = shownMessage?.page.path === wanted && shownMessage.marks.length > 0 === marked;
      return isShown && document.querySelector("[data-state=asking]") === null;
    },
    [path, isMarked] as const,
  );
}

/** Reads the shown page. @param entries - the paths of its entries, and of plain texts with their words */
export function readMarks(
  frame: Frame,
  entries: readonly (readonly (string | number)[])[],
  plain: Readonly<Record<string, string>>,
): Promise<MarkedPage> {
  return frame.evaluate(
    ([paths, words]) => {
      const { marks } = (window as unknown as { shownMessage: { marks: Mark[] } }).shownMessage;
      const root = document.getElementById("sp-root")!;
      const marksAt = (element: Element) =>
        (element.getAttribute("data-at") ?? "").split(" ").filter(Boolean).map(Number);
      const placeOf = (mark: number) => JSON.stringify(marks[mark]?.path);

      // The program's own words have no place in a config.
      const { shownLabels } = window as unknown as { shownLabels: object };
      const labels = JSON.stringify(shownLabels);
      const unknown: string[] = [];
      let texts = 0;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        // Separators say nothing.
        if (!parent || !/[\p{L}\p{N}]/u.test(textContent ?? "") || parent.closest("script, style")) continue;
        texts++;
        let around: Element | null = parent;
        let inside: number[] = [];
        for (; around && around !== root && inside.length === 0; around = around.parentElement)
          inside = [around, ...around.querySelectorAll("[data-at]")].flatMap(marksAt);
        // A text without a mark belongs to the only field around it.
        const isKnown = marksAt(parent).length > 0 || new Set(inside.map(placeOf)).size === 1;
        if (!isKnown && labels.includes(JSON.stringify(textContent!.trim()).slice(1, -1))) {
          texts--;
          continue;
        }
        if (!isKnown) unknown.push(textContent!);
      }

      const marked = [...root.querySelectorAll("[data-at]")];
      const wrong = marked.flatMap((element) => {
        const [only, ...others] = marksAt(element);
        const isText = element.childNodes.length === 1 && element.firstChild instanceof Text;
        const mark = others.length === 0 && isText ? marks[only!] : undefined;
        // A part of a text cannot be written on the page.
        if (mark?.plain === undefined || mark.plain !== element.textContent?.length) return [];
        const written = words[JSON.stringify(mark.path)];
        return written === element.textContent
          ? []
          : [`${JSON.stringify(mark.path)}: ${element.textContent}`];
      });

      const starts = (path: readonly unknown[], outer: readonly unknown[]) =>
        outer.every((part, index) => path[index] === part);
      const own = paths.filter((path) =>
        marked.some((element) => marksAt(element).some((mark) => starts(marks[mark]?.path ?? [], path))),
      );
      const lost = own.filter(
        (path) =>
          !marked.some((element) =>
            [element, ...element.querySelectorAll("[data-at]")]
              .flatMap(marksAt)
              .every((mark) => starts(marks[mark]?.path ?? [], path)),
          ),
      );

      const copy = root.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll("[data-at]")) element.removeAttribute("data-at");
      const left = /[\u{f0000}-\u{ffffd}]/gu;
      const values = [...document.querySelectorAll("input, textarea")].map(
        (field) => (field as HTMLInputElement).value,
      );
      const everything = [document.documentElement.outerHTML, document.title, ...values].join("\n");
      return {
        texts,
        known: texts - unknown.length,
        unknown,
        entries: own.length,
        lost: lost.map((path) => JSON.stringify(path)),
        wrong,
        left: [...everything.matchAll(left)].length,
        html: copy.innerHTML.replace(/[«_]r_?[0-9a-z]+[»_]/g, "ID"),
      };
    },
    [entries, plain] as const,
  );
}
