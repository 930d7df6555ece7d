import type * as z from "zod";
import { fieldMeta } from "../kind";

/** How faces are drawn from names. */
export const faceStyles = ["pixel", "crest", "letters", "none"] as const;
export type FaceStyle = (typeof faceStyles)[number];

/** A face that is drawn from a name. */
export interface FaceDrawing {
  style: Exclude<FaceStyle, "none">;
  /** The filled paths from back to front: in a square of 8 units for pixels, of 24 otherwise. */
  shapes: readonly (readonly [fill: string, path: string])[];
  /** Up to two letters above the shapes. */
  letters?: string;
}

/** A person whose face is their `avatar`, the picture from the avatar service, or drawn from their `name`. */
export function facedPerson<S extends z.core.$ZodShape>(person: z.ZodObject<S, z.core.$strict>) {
  return person.brand<"Faced">().register(fieldMeta, { kind: "face" });
}
