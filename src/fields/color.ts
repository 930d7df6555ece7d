import * as z from "zod";
import { notations } from "./notation";

/** A colour as a hexadecimal triplet. */
export const color = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)
  .register(notations, { notation: "color" })
  .meta({ description: "Hex colour: `#rgb` or `#rrggbb`." });
