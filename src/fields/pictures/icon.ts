import * as z from "zod";
import { fieldMeta } from "../kind";

export const iconName = z
  .string()
  .regex(/^(?:[a-z0-9-]+:)?[a-z0-9-]+$/)
  .brand<"Icon">()
  .register(fieldMeta, { kind: "icon" })
  .meta({
    description:
      "Icon name: a Lucide icon (`shield`, `users`, `map`), a brand icon from Simple Icons (`simple-icons:github`) or a pixel icon from Pixelarticons (`pixelarticons:heart`). Arrows and other directional icons are mirrored in right-to-left languages.",
  });

/** One SVG element: its tag, its attributes as React spells them, and its children. */
export type SvgNode = [tag: string, attributes: Record<string, string>, children?: SvgNode[]];

/** A compiled icon: everything an `<svg>` needs. */
export interface IconData {
  /** The SVG `viewBox`, e.g. `0 0 24 24`. */
  viewBox: string;
  nodes: SvgNode[];
}
