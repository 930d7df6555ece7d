import * as z from "zod";

/** Whether visitors can search the pages. */
export const searchSchema = z.boolean().default(false).meta({
  description:
    "Whether visitors can search all pages, by a button in the header and the key /. The words of the pages are a file of their own, search.json, which is loaded when somebody searches.",
});
