/** The length of an MP4 or WebM video by its first bytes, in seconds; undefined if they do not contain it. */
export function videoSeconds(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return isWebm(view) ? webmSeconds(view, bytes) : mp4Seconds(view, bytes);
  } catch {
    // The header continues after these bytes.
    return undefined;
  }
}

const isWebm = (view: DataView) => view.getUint32(0) === 0x1a45dfa3;

/** Source: ISO/IEC 14496-12, 8.2.2 */
function mp4Seconds(view: DataView, bytes: Uint8Array): number | undefined {
  const at = indexOf(bytes, [0x6d, 0x76, 0x68, 0x64]);
  if (at === -1) return undefined;
  const isLong = view.getUint8(at + 4) === 1;
  const scale = view.getUint32(at + (isLong ? 24 : 16));
  const duration = isLong ? Number(view.getBigUint64(at + 28)) : view.getUint32(at + 20);
  return duration / scale;
}

/** Source: https://www.rfc-editor.org/rfc/rfc9559 */
function webmSeconds(view: DataView, bytes: Uint8Array): number | undefined {
  const at = indexOf(bytes, [0x44, 0x89]);
  if (at === -1) return undefined;
  const isLong = view.getUint8(at + 2) === 0x88;
  // In milliseconds, because programs for the web do not change the scale.
  return (isLong ? view.getFloat64(at + 3) : view.getFloat32(at + 3)) / 1000;
}

function indexOf(bytes: Uint8Array, part: readonly number[]): number {
  return bytes.findIndex((_, at) => part.every((byte, index) => bytes[at + index] === byte));
}
