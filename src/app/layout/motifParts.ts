import { selectorOf } from "../../styling/emotion/selectors";
import type { MotifParts } from "../../styling/theme/motifs/motifs";
import { wordsAlone } from "../../ui/wordsAlone";
import { scene } from "./NotFound";
import { frame } from "./PageOpening";

/** Where the motif of a theme is drawn, by the classes of the components. */
export const motifParts: MotifParts = { openings: selectorOf(frame, wordsAlone), scenes: selectorOf(scene) };

/** What a page with a heading of its own opens with. */
export const pageOpenings = selectorOf(frame);
