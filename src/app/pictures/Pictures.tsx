import { useLoops } from "./useLoops";
import { usePictureSheet } from "./usePictureSheet";

/** The videos in front of pictures, and the pictures that links open. */
export function Pictures() {
  return [useLoops(), usePictureSheet()];
}
