import { parseSvg } from "../compile/pictures/parseSvg";
import type { IconData } from "../fields/pictures/icon";

/** An icon of a set in Iconify's JSON format. Source: https://iconify.design/docs/types/iconify-json.html */
export interface IconEntry {
  body: string;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  /** Whether the set has removed it, for example because a brand asked. It still works, but is not suggested. */
  hidden?: boolean;
}

export function iconDrawing({ body, left = 0, top = 0, width = 24, height = 24 }: IconEntry): IconData {
  return { viewBox: `${left} ${top} ${width} ${height}`, nodes: parseSvg(body) };
}
