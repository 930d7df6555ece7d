import { parseSvg } from "../compile/pictures/parseSvg";
import type { IconData } from "../fields/pictures/icon";

/** One icon of a set in Iconify's JSON format. Source: https://iconify.design/docs/types/iconify-json.html */
export interface IconEntry {
  body: string;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  /** Dropped by the makers of the set, as brands are at their owner's wish; it still works, but is not offered. */
  hidden?: boolean;
}

/** The drawing of an icon as pages hold it. */
export function iconDrawing({ body, left = 0, top = 0, width = 24, height = 24 }: IconEntry): IconData {
  return { viewBox: `${left} ${top} ${width} ${height}`, nodes: parseSvg(body) };
}
