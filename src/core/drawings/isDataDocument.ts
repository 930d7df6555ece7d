import { parseXml, XmlError } from "./parseXml";

/** The namespaces in which a document can run scripts, load files or change into another. */
const running = new Set([
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
  "http://www.w3.org/1999/XSL/Transform",
  "http://www.w3.org/2001/XInclude",
]);

/** Whether an XML document is only data, such as a feed. */
export function isDataDocument(bytes: Uint8Array): boolean {
  let isData = true;
  try {
    parseXml(bytes, {
      onOpen: ({ uri, attributes }) => {
        if (running.has(uri) || Object.values(attributes).some((one) => running.has(one.uri))) isData = false;
      },
      onClose: () => {},
      onText: () => {},
      onInstruction: () => (isData = false),
    });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    // Browsers run everything before the mistake.
    return false;
  }
  return isData;
}
