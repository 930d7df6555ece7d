/** A text in the form in which catalogues name it: composed (NFC), with `\n` between lines. */
export function sourceKey(text: string): string {
  return isPlain.test(text) ? text : text.replace(/\r\n?/g, "\n").normalize("NFC");
}

/** Printable ASCII, as most English texts. */
const isPlain = /^[\n\t -~]*$/;

/** Longer texts may have a short key. */
const longest = 60;
const shortLength = 40;

/** Whether a key is the short key of some text. */
export function isShortKey(key: string): boolean {
  return /… ~[0-9a-f]{8}$/.test(key);
}

/** The short key of a long text: its beginning, and a checksum of the whole. */
export function shortKey(text: string): string {
  const key = sourceKey(text);
  if (key.length <= longest) return key;
  const start = key.slice(0, shortLength + 1).replace(/\s+/g, " ");
  const cut = start.lastIndexOf(" ");
  return `${(cut > 0 ? start.slice(0, cut) : start.slice(0, shortLength)).trimEnd()} … ~${checksum(key)}`;
}

/** FNV-1a over UTF-8, as eight hexadecimal digits. Source: https://datatracker.ietf.org/doc/rfc9923/ */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  if (isPlain.test(text))
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  else for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
