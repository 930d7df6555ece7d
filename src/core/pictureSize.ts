import { imageSize } from "image-size";
import type { ImageSize } from "../compile/assets";

/** From this EXIF orientation on, width and height are swapped. */
const firstOnItsSide = 5;

/** The displayed size of a picture, rotated by its EXIF orientation; `undefined` if it is unreadable. */
export function pictureSize(bytes: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes);
    if (type === "svg" && !fillsItsBackground(new TextDecoder().decode(bytes)))
      return { width, height, isTransparent: true };
    return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Whether a drawing begins with a shape as wide as the drawing: a sky, or a sheet of paper. */
function fillsItsBackground(svg: string): boolean {
  const [, left = 0, , wide = 0] =
    /viewBox="\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)/.exec(svg)?.map(Number) ?? [];
  const shapes = svg.replaceAll(/<(defs|style|title|desc)\b.*?<\/\1>/gs, "");
  const [first = ""] = /<(?:rect|path|circle|ellipse|polygon|use|image|line)\b[^>]*/.exec(shapes) ?? [];
  const width = wide || Number(/<svg[^>]* width="([\d.]+)/.exec(svg)?.[1] ?? Infinity);
  if (first.startsWith("<rect")) {
    const numberIn = (name: string) =>
      /[\d.]+%?/.exec(new RegExp(` ${name}="([^"]*)`).exec(first)?.[1] ?? "")?.[0];
    return numberIn("width") === "100%" || Number(numberIn("width") ?? 0) >= width;
  }
  const [, x = Infinity, , line = 0, end = 0] =
    /\bd="M\s*([-\d.]+)[\s,]+([-\d.]+)\s*(?:h([\d.]+)|H([\d.]+))/.exec(first)?.map((one) => Number(one)) ??
    [];
  return x <= left && ((line || 0) >= width || (end || 0) >= left + width);
}
