import * as z from "zod";

/** How a text has to be written where it has no kind of its own; the validator fixes mistakes by it. */
export type Notation =
  | "answerPath"
  | "avatarUrl"
  | "basePath"
  | "color"
  | "discordId"
  | "fieldName"
  | "language"
  | "pageFolder"
  | "pageName"
  | "redirectPath"
  | "routePath"
  | "serverAddress"
  | "siteUrl"
  | "timeZone";

/** Which schemas are written in which notation. A schema made from a registered one by `.meta()` keeps its notation. */
export const notations = z.registry<{
  notation: Notation;
  /** What shows how it is written, where the one for all of its notation does not fit. */
  example?: string;
}>();
