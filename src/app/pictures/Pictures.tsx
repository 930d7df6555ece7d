import { useLoops } from "./useLoops";
import { usePictureSheet } from "./usePictureSheet";

/** What pictures do after the page has loaded: videos in front of them, and those that links open. */
export function Pictures() {
  return [useLoops(), usePictureSheet()];
}
