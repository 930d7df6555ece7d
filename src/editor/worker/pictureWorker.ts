/** The worker that prepares a picture for a site: checks its size before it is decoded, and makes it smaller. */
import { pictureSize } from "../../core/pictureSize";
import { SentenceError, sentenceOf } from "../sentence";
import type { EditorWords } from "../words/en";
import { fill } from "../words/fill";

/** In pixels, on the long side. */
const LONGEST = 2560;
/** In pixels. Decoding needs four bytes for each. */
const MOST_PIXELS = 80_000_000;
/** In bytes. A smaller file stays as it is. */
const SMALL = 300_000;

export interface AskedPicture {
  id: number;
  name: string;
  bytes: ArrayBuffer;
  words: Pick<EditorWords["screens"], "noPicture" | "tooLarge">;
}

export interface PreparedPicture {
  id: number;
  name: string;
  bytes: ArrayBuffer;
  width: number | undefined;
  height: number | undefined;
  /** Whether it was encoded again, which also removes where it was taken. */
  isSmaller: boolean;
}

addEventListener("message", ({ data }: MessageEvent<AskedPicture>) => {
  prepare(data).then(
    (prepared) => postMessage(prepared, { transfer: [prepared.bytes] }),
    (error: unknown) => postMessage({ id: data.id, problem: sentenceOf(error) }),
  );
});

async function prepare({ id, name, bytes, words }: AskedPicture): Promise<PreparedPicture> {
  const size = pictureSize(new Uint8Array(bytes));
  const { width, height } = size ?? {};
  const asItIs = { id, name, bytes, width, height, isSmaller: false };
  if (/\.svg$/i.test(name)) return asItIs;
  if (!size || width === undefined || height === undefined)
    throw new SentenceError({ text: fill(words.noPicture, { name }) });
  if (width * height > MOST_PIXELS)
    throw new SentenceError({ text: fill(words.tooLarge, { name, width, height }) });
  // Browsers would keep only the first picture of an animation.
  if (/\.gif$/i.test(name) || (bytes.byteLength <= SMALL && Math.max(width, height) <= LONGEST))
    return asItIs;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  if (blob.type !== "image/webp" || blob.size >= bytes.byteLength) return asItIs;
  return {
    id,
    name: name.replace(/\.[a-z0-9]+$/i, ".webp"),
    bytes: await blob.arrayBuffer(),
    width: canvas.width,
    height: canvas.height,
    isSmaller: true,
  };
}
