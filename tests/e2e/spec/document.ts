import { get } from "node:http";
import { text } from "node:stream/consumers";
import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { inject } from "vitest";

const documents = new Map<string, Promise<Document>>();

/**
 * A page of the demo as its host sends it, to read its text, which is the same on every screen. visibleTexts.test.ts
 * tests that it is visible.
 * @param path - without a leading slash
 */
export function documentOf(path = ""): Promise<Document> {
  const document = documents.get(path) ?? fetchDocument(inject("sites").demo + path);
  documents.set(path, document);
  return document;
}

async function fetchDocument(url: string): Promise<Document> {
  const html = await textOf(url);
  // Text does not need styles, which are slow to parse.
  return new JSDOM(html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, ""), { url }).window.document;
}

/** Uses a separate connection, because the host may close a kept one when it is reused. */
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

/** The headings of a level in an element, in order. */
export function headingsIn(element: Element, level: 1 | 2 | 3): string[] {
  return [...element.querySelectorAll(`h${level}`)].map((heading) => heading.textContent.trim());
}

/** The text nodes in an element, in order. */
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
