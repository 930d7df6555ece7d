import * as z from "zod";

/** The notation of a text without a kind, for fixes. */
export type Notation =
  | "answerPath"
  | "avatarUrl"
  | "basePath"
  | "catalogueFile"
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
  /** Replaces the example of the notation. */
  example?: string;
}>();
