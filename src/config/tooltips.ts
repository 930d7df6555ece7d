import * as z from "zod";

/** When the small labels of icon buttons appear. */
export const tooltipsSchema = z
  .strictObject({
    openDelayMs: z
      .int()
      .min(0)
      .max(5000)
      .default(700)
      .meta({ description: "Delay before a tooltip appears, in milliseconds." }),
    skipDelayMs: z.int().min(0).max(5000).default(300).meta({
      description: "For this many milliseconds after a tooltip closes, the next one opens without a delay.",
    }),
  })
  .prefault({})
  .meta({ description: "Delays of the tooltips on icon buttons." });
