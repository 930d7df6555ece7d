/** What a file is by its first bytes, whatever its name says: a kind of picture, or what it is instead. */
export type FileKind = PictureKind | "web page" | "text" | "PDF document" | "archive" | "video" | "program";

/** The kinds of pictures that are told by their first bytes, by the endings of their names. */
export const pictureKinds = {
  PNG: ["png"],
  JPEG: ["jpg", "jpeg"],
  GIF: ["gif"],
  WebP: ["webp"],
  AVIF: ["avif"],
  HEIC: ["heic", "heif"],
  SVG: ["svg"],
} as const;
export type PictureKind = keyof typeof pictureKinds;

/** Fewer bytes than these make no text that somebody wrote. */
const shortestText = 8;

/** So many bytes tell what a file is: a drawing may begin with notes. */
export const tellingBytes = 1024;

/** What files begin with: at a place, one of these. The first that fits counts. */
const signatures: readonly (readonly [at: number, begins: readonly string[], kind: FileKind])[] = [
  [0, ["\x89PNG"], "PNG"],
  [0, ["\xFF\xD8\xFF"], "JPEG"],
  [0, ["GIF8"], "GIF"],
  [8, ["WEBP"], "WebP"],
  [4, ["ftypavif", "ftypavis"], "AVIF"],
  [4, ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].map((brand) => `ftyp${brand}`), "HEIC"],
  [4, ["ftyp"], "video"],
  [8, ["AVI "], "video"],
  [0, ["\x1A\x45\xDF\xA3"], "video"],
  [0, ["%PDF"], "PDF document"],
  [0, ["PK\x03\x04", "Rar!", "7z\xBC\xAF", "\x1F\x8B"], "archive"],
  [0, ["MZ\x90\x00", "\x7FELF"], "program"],
];

/**
 * Tells what a file is by how it begins.
 * @param bytes - its first bytes, up to {@link tellingBytes}
 * @returns nothing for what is not known
 */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  const first = bytes.subarray(0, tellingBytes);
  const start = String.fromCharCode(...first);
  const known = signatures.find(([at, begins]) => begins.some((begin) => start.startsWith(begin, at)));
  if (known) return known[2];
  if (/<svg[\s>]/i.test(start)) return "SVG";
  if (/^(?:\xEF\xBB\xBF)?\s*(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(start))
    return "web page";
  return first.length >= shortestText && !first.some(isControl) ? "text" : undefined;
}

/** Whether a byte stands in no text: all below a space but tab, line feed, vertical tab, form feed and carriage return. */
function isControl(byte: number): boolean {
  return byte < 0x20 && (byte < 0x09 || byte > 0x0d);
}
