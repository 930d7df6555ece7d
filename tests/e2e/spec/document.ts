import { get } from "node:http";
import { text } from "node:stream/consumers";
import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { inject } from "vitest";

const documents = new Map<string, Promise<Document>>();

/**
 * A page of the demo as its host sends it, to read what it says: the same on every screen. That all of it can be
 * seen there is tested in visibleTexts.test.ts.
 * @param path - without a slash in front
 */
export function documentOf(path = ""): Promise<Document> {
  const document = documents.get(path) ?? fetchDocument(inject("sites").demo + path);
  documents.set(path, document);
  return document;
}

async function fetchDocument(url: string): Promise<Document> {
  const html = await textOf(url);
  // Its words need no styles, which take longer to read than all else.
  return new JSDOM(html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, ""), { url }).window.document;
}

/** Asks on a connection of its own: the host may close one that was kept just when it is used again. */
function textOf(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      text(response).then(resolve, reject);
    });
    request.on("error", reject);
  });
}

/** The content between header and footer. */
export async function mainOf(path = ""): Promise<HTMLElement> {
  return (await documentOf(path)).querySelector("main")!;
}

/** The headings of a level in an element, in their order. */
export function headingsIn(element: Element, level: 1 | 2 | 3): string[] {
  return [...element.querySelectorAll(`h${level}`)].map((heading) => heading.textContent.trim());
}

/** The texts in an element, in their order: one for each piece that formatting or a line keeps apart. */
export function textsIn(element: Element): string[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* NodeFilter.SHOW_TEXT */);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim());
  return texts.filter((text) => text !== "");
}

/** The part of a page under a heading: the nearest ancestor with an anchor. */
export function partBelow(main: HTMLElement, heading: string): HTMLElement {
  const found = within(main).getByRole("heading", { level: 2, name: heading });
  return found.parentElement!.closest<HTMLElement>("[id]")!;
}
