import * as z from "zod";

/** Whether visitors can search the pages. */
export const searchSchema = z.boolean().default(false).meta({
  description:
    "Whether visitors can search the site, with a button in the header or the `/` key. The search index is a separate file (`search.json`) that loads only when a visitor searches.",
});
