import type { FontPart } from "../../core/fonts/packagedFont";
import { packageFile } from "../input/packageFile";
import { readBytes } from "../regularFile";

/** HarfBuzz's subsetting library, with its own names. Source: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
  hb_blob_create(data: Pointer, length: number, mode: number, userData: 0, destroy: 0): Pointer;
  hb_blob_destroy(blob: Pointer): void;
  hb_blob_get_data(blob: Pointer, length: 0): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_face_destroy(face: Pointer): void;
  hb_face_reference_blob(face: Pointer): Pointer;
  hb_set_add(set: Pointer, value: number): void;
  hb_set_clear(set: Pointer): void;
  hb_set_invert(set: Pointer): void;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_destroy(input: Pointer): void;
  hb_subset_input_set(input: Pointer, kind: number): Pointer;
  hb_subset_input_unicode_set(input: Pointer): Pointer;
  hb_subset_input_set_axis_range(
    input: Pointer,
    face: Pointer,
    axis: number,
    least: number,
    most: number,
    usual: number,
  ): number;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
}

/** A pointer into the library's memory; 0 after an error. */
type Pointer = number;

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

/** The library as WebAssembly, for `packageFile`. */
export const harfBuzz = "harfbuzzjs/dist/harfbuzz-subset.wasm";

let loaded: Promise<HarfBuzz> | undefined;

async function load(): Promise<HarfBuzz> {
  const code = readBytes(packageFile(harfBuzz));
  const { instance } = await WebAssembly.instantiate(code);
  const library = instance.exports as unknown as HarfBuzz;
  library._initialize();
  return library;
}

/** Creates a subset of a TrueType or OpenType font. @throws Error if it is not a font */
export async function subsetFont(
  font: Uint8Array,
  { characters, weights, features }: FontPart,
): Promise<Uint8Array> {
  const hb = await (loaded ??= load());
  // Calls can grow the library's memory, which invalidates earlier views.
  const memory = () => new Uint8Array(hb.memory.buffer);
  const data = hb.malloc(font.length);
  memory().set(font, data);
  const blob = hb.hb_blob_create(data, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  let part: Pointer = 0;
  try {
    const kept = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
    hb.hb_set_clear(kept);
    if (features) for (const feature of features) hb.hb_set_add(kept, tag(feature));
    else hb.hb_set_invert(kept);
    const wanted = hb.hb_subset_input_unicode_set(input);
    for (const character of characters) hb.hb_set_add(wanted, character.codePointAt(0)!);
    // A font with a single weight has no such axis, and is not changed.
    if (weights) hb.hb_subset_input_set_axis_range(input, face, tag("wght"), ...weights, NaN);
    part = hb.hb_subset_or_fail(face, input);
    const result = hb.hb_face_reference_blob(part);
    const start = hb.hb_blob_get_data(result, 0);
    const bytes = memory().slice(start, start + hb.hb_blob_get_length(result));
    hb.hb_blob_destroy(result);
    if (bytes.length === 0) throw new Error("HarfBuzz could not subset this font.");
    return bytes;
  } finally {
    for (const one of [part, face]) hb.hb_face_destroy(one);
    hb.hb_subset_input_destroy(input);
    hb.hb_blob_destroy(blob);
    hb.free(data);
  }
}

/** The number for a tag of four letters. */
function tag(name: string): number {
  return name.split("").reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0);
}
