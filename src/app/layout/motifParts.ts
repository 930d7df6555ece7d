import type { MotifParts } from "../../styling/theme/motifs/motifs";
import { scene } from "./NotFound";
import { frame } from "./PageOpening";

/** A selector. What a `css` gives is the name of its class, whatever its type says (`styling/compiler/`). */
const classOf = (styles: unknown) => `.${styles as string}`;

/** Where the motif of a theme is drawn, by the classes of the components. */
export const motifParts: MotifParts = { openings: classOf(frame), scenes: classOf(scene) };
