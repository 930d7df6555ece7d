import { selectorOf } from "../../styling/emotion/selectors";
import type { MotifParts } from "../../styling/theme/motifs/motifs";
import { heroAlone, wordsAlone } from "../../ui/wordsAlone";
import { scene } from "./NotFound";
import { frame } from "./PageOpening";

/** The parts with the theme's motif, by their class names. */
export const motifParts: MotifParts = {
  openings: selectorOf(frame, wordsAlone, heroAlone),
  heroes: selectorOf(heroAlone),
  scenes: selectorOf(scene),
};

/** Page headers with their own heading. */
export const pageOpenings = selectorOf(frame);
