import { z } from "zod";

/** A colour as a hexadecimal triplet. */
export const color = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)
  .meta({ description: "A colour as #rgb or #rrggbb." });
