/** Extensions of files that browsers open as pages or load as scripts, or that servers run. */
const pages = /\.(?:s?html?|xhtml?|xht|hta|mht|mhtml|svgz|[cm]?js|wasm|php\d?|phtml|phar|aspx?|jspx?|cgi)$/i;

/** Extensions of files that browsers show as XML documents. */
const documents = /\.(?:xml|xslt?|xsd|rdf|rss|atom|mml|mathml|opml|kml|gpx|wsdl|xul|xbl)$/i;

/** Whether {@link isRunnable} needs the content of a file. */
export function mayRun(path: string): boolean {
  return pages.test(path) || documents.test(path);
}

/** Whether a file of `public/` could run scripts on the site. Texts without a tag and XML data cannot. */
export async function isRunnable(path: string, bytes: Uint8Array): Promise<boolean> {
  // An XML parser, which only sites with such documents need.
  const isData = documents.test(path)
    ? (await import("./drawings/isDataDocument")).isDataDocument
    : () => false;
  return runs(path, bytes, isData);
}

/** The same, synchronously. */
export function runs(path: string, bytes: Uint8Array, isData: (bytes: Uint8Array) => boolean): boolean {
  return documents.test(path) ? !isData(bytes) : !/\.html?$/i.test(path) || !isPlain(bytes);
}

/** Whether all bytes are printable ASCII without `<`, so they contain no tag in any encoding. */
function isPlain(bytes: Uint8Array): boolean {
  return bytes.every((byte) => (byte >= 0x20 && byte < 0x7f && byte !== 0x3c) || (byte >= 9 && byte <= 13));
}

/** Whether a file is an SVG by its name, as hosts serve it. */
export function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}
