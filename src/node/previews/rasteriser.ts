import type * as resvg from "@resvg/resvg-wasm";
import { packageFile } from "../input/packageFile";
import { readBytes } from "../regularFile";

/** The rasteriser as WebAssembly, for `packageFile`. */
export const resvgCode = "@resvg/resvg-wasm/index_bg.wasm";

let loaded: Promise<typeof resvg> | undefined;

async function load(): Promise<typeof resvg> {
  const library = await import("@resvg/resvg-wasm");
  await library.initWasm(readBytes(packageFile(resvgCode)));
  return library;
}

export function loadResvg(): Promise<typeof resvg> {
  return (loaded ??= load());
}

export interface Rasteriser {
  library: typeof resvg;
  fonts: Uint8Array[];
}

/** Draws an SVG, and frees its memory in WebAssembly. */
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

/** The media types that the rasteriser supports, by file extension. */
const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

/** A picture as a `data:` URL; `undefined` if its format is not supported. */
export function pictureData(path: string, bytes: Buffer): string | undefined {
  const type = types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
  return type && `data:${type};base64,${bytes.toString("base64")}`;
}
