import * as z from "zod";
import { most } from "./amounts";
import { list } from "./list";
import { notations } from "./notation";

/** The languages in which an entry is shown; absent for all. */
export const entryLanguages = list(
  z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
    .register(notations, { notation: "language" })
    .meta({ description: "Language code." }),
  "language",
  most.sharedLinks,
)
  .min(1)
  .optional()
  .meta({ description: "Languages that show this, by code. Defaults to all." });
