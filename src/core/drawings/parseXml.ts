import { SaxesParser, type SaxesTagNS } from "saxes";
import { shortened } from "../../words/words";

/** A document that is not published unchanged. The message follows the file name, and says what to do. */
export class XmlError extends Error {
  override name = "XmlError";
  /** Whether browsers would show it. The others show nothing, or a part. */
  readonly isShown: boolean;

  constructor(fault: string, advice: string, isShown = false) {
    super(`${fault}. ${advice}`);
    this.isShown = isShown;
  }
}

/** Called for the parts of a document in order. In texts, character references and CDATA are resolved. */
export interface XmlHandlers {
  onOpen: (element: SaxesTagNS) => void;
  onClose: (element: SaxesTagNS) => void;
  onText: (text: string) => void;
  /** Called for instructions such as `xml-stylesheet`, but not for the XML declaration. */
  onInstruction: () => void;
}

/** The parser looks for an element's namespace in each ancestor. Browsers stop at 5,000. */
const deepest = 1000;

const asUtf8 = "Open it in a text editor and save it as UTF-8.";

/**
 * Parses XML as browsers do. It must be UTF-8 without a DOCTYPE, so no program reads it differently. @throws XmlError
 */
export function parseXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
  let depth = 0;
  parser.on("opentag", (element) => {
    if (++depth > deepest)
      throw new XmlError(
        `has more than ${deepest} levels of nested elements`,
        "Ungroup some of its elements.",
        true,
      );
    handlers.onOpen(element);
  });
  parser.on("closetag", (element) => {
    depth--;
    handlers.onClose(element);
  });
  parser.on("text", handlers.onText);
  parser.on("cdata", handlers.onText);
  parser.on("processinginstruction", handlers.onInstruction);
  parser.on("xmldecl", ({ encoding = "UTF-8" }) => {
    if (/^utf-?8$/i.test(encoding)) return;
    const fault = `declares the encoding "${shortened(encoding)}"`;
    throw new XmlError(fault, `Save it as UTF-8 and set encoding="UTF-8" on its first line.`, true);
  });
  parser.on("doctype", (doctype) => {
    const line = parser.line - doctype.split("\n").length + 1;
    const text = shortened(`<!DOCTYPE${doctype}>`.replace(/\s+/g, " "), 120);
    throw new XmlError(`has a DOCTYPE`, `Delete it from line ${line}: ${text}`, true);
  });
  const text = utf8(bytes);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XmlError) throw error;
    const [, line, reason] = /^(\d+):\d+: (.*)/s.exec((error as Error).message) ?? [];
    // Other errors are bugs of this program.
    if (line === undefined || reason === undefined) throw error;
    throw new XmlError(
      `has invalid XML on line ${line} (${shortened(reason.replace(/\.$/, ""))})`,
      "Export it again from your drawing program.",
    );
  }
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError("is not UTF-8", asUtf8, true);
  }
}
