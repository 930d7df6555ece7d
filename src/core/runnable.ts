/** Files that browsers open as pages, load as scripts, or that servers run, by their names. */
const pages = /\.(?:s?html?|xhtml?|xht|hta|mht|mhtml|svgz|[cm]?js|wasm|php\d?|phtml|phar|aspx?|jspx?|cgi)$/i;

/** Files that browsers show as XML documents. */
const documents = /\.(?:xml|xslt?|xsd|rdf|rss|atom|mml|mathml|opml|kml|gpx|wsdl|xul|xbl)$/i;

/** The namespaces in which a document can run scripts, load files or change into another. */
const running = new Set([
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
  "http://www.w3.org/1999/XSL/Transform",
  "http://www.w3.org/2001/XInclude",
]);

/** Whether {@link isRunnable} has to see the content of a file. */
export function mayRun(path: string): boolean {
  return pages.test(path) || documents.test(path);
}

/**
 * Whether a file of `public/` could run scripts in the name of the site. Texts without a tag cannot, so the files by which search
 * engines know an owner pass; nor can XML that is only data, such as a feed or a list of users.
 */
export async function isRunnable(path: string, bytes: Uint8Array): Promise<boolean> {
  return documents.test(path) ? !(await isData(bytes)) : !/\.html?$/i.test(path) || !isPlain(bytes);
}

/** Whether all of it is printable ASCII without the sign that tags begin with: no encoding makes a tag of it. */
function isPlain(bytes: Uint8Array): boolean {
  return bytes.every((byte) => (byte >= 0x20 && byte < 0x7f && byte !== 0x3c) || (byte >= 9 && byte <= 13));
}

async function isData(bytes: Uint8Array): Promise<boolean> {
  const { parseXml, XmlError } = await import("./drawings/parseXml");
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
    // Browsers run what stands in front of the mistake.
    return false;
  }
  return isData;
}
