import type { SaxesTagNS } from "saxes";
import { cleanCss, embeddedPicture } from "./cleanCss";
import { parseXml, XmlError } from "./parseXml";
import { animations, attributes, elements, SVG, XLINK, XML } from "./vocabulary";

export { XmlError };

/** Allowed targets of links in a drawing. */
const followed = /^(?:https?:\/\/|mailto:|#)/i;

/** A drawing with only the parts that draw something. */
export interface CleanedDrawing {
  text: string;
  /** Whether it contains pictures as `data:`, which a browser shows only if the policy of its response allows them. */
  embedsPictures: boolean;
}

/**
 * Rewrites an SVG with only known elements and attributes that draw something. If a browser opens it directly, it
 * runs and loads nothing, even from a host without headers.
 *
 * The result is ASCII, so it is the same in every encoding.
 * @throws XmlError if it is not a drawing, or is ambiguous
 */
export function cleanDrawing(bytes: Uint8Array): CleanedDrawing {
  let embedsPictures = false;
  const onPicture = () => (embedsPictures = true);
  const written: string[] = [];
  /** The number of open elements that are kept, and of those below a removed one. */
  let depth = 0;
  let skipped = 0;
  /** The text of a stylesheet so far. */
  let style: string | undefined;
  /** The default namespace, because some drawings declare none. */
  let namespace = SVG;

  parseXml(bytes, {
    onOpen: (element) => {
      if (depth === 0) namespace = namespaceOf(element);
      if (skipped > 0 || style !== undefined || element.uri !== namespace || !isKept(element)) {
        skipped++;
        return;
      }
      depth++;
      const name = depth === 1 ? ` xmlns="${SVG}"` : "";
      written.push(
        `<${element.local}${name}${attributesOf(element, onPicture)}${element.isSelfClosing ? "/>" : ">"}`,
      );
      if (element.local === "style") style = "";
    },
    onText: (text) => {
      if (skipped > 0) return;
      if (style === undefined) written.push(inText(text));
      else style += text;
    },
    onClose: ({ local, isSelfClosing }) => {
      if (skipped > 0) {
        skipped--;
        return;
      }
      depth--;
      if (local === "style") {
        if (style) written.push(inText(cleanCss(style, onPicture)));
        style = undefined;
      }
      if (!isSelfClosing) written.push(`</${local}>`);
    },
    // They refer to external stylesheets, or are for other programs.
    onInstruction: () => {},
  });
  return { text: written.join("").trim() + "\n", embedsPictures };
}

function namespaceOf({ local, uri }: SaxesTagNS): string {
  if (local === "svg" && (uri === SVG || uri === "")) return uri;
  throw new XmlError(
    `starts with <${local}> instead of <svg>`,
    `Save the picture itself, with <svg xmlns="${SVG}"> as its first element.`,
    true,
  );
}

function isKept({ local, attributes: own }: SaxesTagNS): boolean {
  if (!elements.has(local)) return false;
  const plain = (name: string) => own[name]?.value.trim();
  if (local === "style") return /^(?:text\/css)?$/i.test(plain("type") ?? "");
  // An animation could change an address after it was checked.
  const animated = plain("attributeName");
  return !animations.has(local) || animated === undefined || attributes.has(animated);
}

/** Names of elements and languages, in which brackets mean nothing. */
const names = new Set(["id", "class", "lang", "role"]);

function attributesOf({ local: element, attributes: own }: SaxesTagNS, onPicture: () => void): string {
  return Object.values(own)
    .map(({ uri, local, value }) => {
      // Both forms of a link become the newer one, which wins if an element has both.
      if (local === "href" && (uri === "" || (uri === XLINK && !own["href"]))) {
        const address = value.trim();
        if (!isAllowed(element, address)) return "";
        if (embeddedPicture.test(address)) onPicture();
        return attribute("href", address);
      }
      if (uri === XML && (local === "space" || local === "lang")) return attribute(`xml:${local}`, value);
      if (uri !== "") return "";
      if (names.has(local) || /^(?:aria|data)-[a-z-]+$/.test(local)) return attribute(local, value);
      return attributes.has(local) ? attribute(local, cleanCss(value, onPicture)) : "";
    })
    .join("");
}

function isAllowed(element: string, address: string): boolean {
  if (element === "a") return followed.test(address);
  const showsPictures = element === "image" || element === "feImage";
  return address.startsWith("#") || (showsPictures && embeddedPicture.test(address));
}

function attribute(name: string, value: string): string {
  return ` ${name}="${value.replace(/[&<"]|[^\x20-\x7E]/gu, reference)}"`;
}

function inText(text: string): string {
  return text.replace(/[&<>]|[^\x20-\x7E\n\t]/gu, reference);
}

/** A character as ASCII. */
function reference(character: string): string {
  return `&#x${character.codePointAt(0)!.toString(16)};`;
}
