import * as z from "zod";

/** When the small labels of icon buttons appear. */
export const tooltipsSchema = z
  .strictObject({
    openDelayMs: z
      .int()
      .min(0)
      .max(5000)
      .default(700)
      .meta({ description: "How long the pointer must rest before a label appears, in milliseconds." }),
    skipDelayMs: z
      .int()
      .min(0)
      .max(5000)
      .default(300)
      .meta({ description: "How soon after one label the next appears at once, in milliseconds." }),
  })
  .prefault({})
  .meta({ description: "When the small labels of icon buttons appear." });
