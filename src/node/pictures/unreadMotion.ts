/**
 * Whether a picture moves in a way of which the library reads the first picture alone: an animated PNG, or a sequence in AVIF.
 * Source: https://www.w3.org/TR/png-3/#apng-frame-based-animation, https://aomediacodec.github.io/av1-avif/#brands
 * @param bytes - those of the file
 */
export function hasUnreadMotion(bytes: Buffer): boolean {
  return isAnimatedPng(bytes) || isAvifSequence(bytes);
}

/** In front of the picture itself stands the part that says how many there are. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 0, 4) !== "\x89PNG") return false;
  // Each part: the length of its content, its name, the content, a checksum.
  for (let place = 8; place + 8 <= bytes.length; place += bytes.readUInt32BE(place) + 12) {
    const name = bytes.toString("latin1", place + 4, place + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}

/** The first part names all that the file can be read as. */
function isAvifSequence(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  return /avis/.test(bytes.toString("latin1", 8, bytes.readUInt32BE(0)));
}
