/** The kind of a file by its first bytes, whatever its file extension. */
export type FileKind = PictureKind | "web page" | "text" | "PDF document" | "archive" | "video" | "program";

/** The kinds of pictures that can be recognised by their first bytes, with their file extensions. */
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

/** Fewer bytes are unlikely to be a text that somebody wrote. */
const shortestText = 8;

/** This many bytes are enough to recognise a file. An SVG may begin with comments. */
export const tellingBytes = 1024;

/** The bytes that identify a file: one of these at the offset. The first match wins. */
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

/** Recognises the kind of a file by its first bytes; undefined if it is unknown. */
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

/** Whether a byte never occurs in a text: any below a space, except whitespace. */
function isControl(byte: number): boolean {
  return byte < 0x20 && (byte < 0x09 || byte > 0x0d);
}
