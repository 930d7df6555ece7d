import * as z from "zod";
import { fieldMeta } from "../kind";

/** The name of an icon from an open icon set. */
export const iconName = z
  .string()
  .regex(/^(?:[a-z0-9-]+:)?[a-z0-9-]+$/)
  .brand<"Icon">()
  .register(fieldMeta, { kind: "icon" })
  .meta({
    description:
      "Name of an icon: a Lucide icon (rocket, shield, users), a brand from Simple Icons (simple-icons:discord) or a pixel icon from Pixelarticons (pixelarticons:heart). In right-to-left languages, arrows and other directional icons are mirrored.",
  });

/** One SVG element: its tag, its attributes as React spells them, and its children. */
export type SvgNode = [tag: string, attributes: Record<string, string>, children?: SvgNode[]];

/** A compiled icon: everything an `<svg>` needs. */
export interface IconData {
  /** The SVG `viewBox`, e.g. `0 0 24 24`. */
  viewBox: string;
  nodes: SvgNode[];
}
