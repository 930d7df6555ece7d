import type * as resvg from "@resvg/resvg-wasm";
import { packageFile } from "../input/packageFile";
import { readBytes } from "../regularFile";

/** The rasteriser as WebAssembly, as `packageFile` finds it. */
export const resvgCode = "@resvg/resvg-wasm/index_bg.wasm";

let loaded: Promise<typeof resvg> | undefined;

async function load(): Promise<typeof resvg> {
  const library = await import("@resvg/resvg-wasm");
  await library.initWasm(readBytes(packageFile(resvgCode)));
  return library;
}

/** Loads the rasteriser once. */
export function loadResvg(): Promise<typeof resvg> {
  return (loaded ??= load());
}

/** The rasteriser, with the fonts for its letters. */
export interface Rasteriser {
  library: typeof resvg;
  fonts: Uint8Array[];
}

/** Draws an SVG picture, and frees the memory that it took in WebAssembly. */
export function rasterise<Result>(
  { library, fonts }: Rasteriser,
  svg: string,
  read: (image: ReturnType<InstanceType<typeof resvg.Resvg>["render"]>) => Result,
): Result {
  const drawing = new library.Resvg(svg, { font: { fontBuffers: fonts } });
  const image = drawing.render();
  const result = read(image);
  image.free();
  drawing.free();
  return result;
}

/** The kinds of pictures that the rasteriser reads, by the endings of their names. */
const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

/**
 * A picture as the address of its data, for an SVG to hold.
 * @param path - tells its kind
 * @returns nothing for a picture that cannot be drawn
 */
export function pictureData(path: string, bytes: Buffer): string | undefined {
  const type = types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
  return type && `data:${type};base64,${bytes.toString("base64")}`;
}
