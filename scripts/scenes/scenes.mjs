import { pinwheel } from "./pictures/pinwheel.mjs";
import { wrenfield } from "./pictures/wrenfield.mjs";

/** All pictures, by their names for `run.mjs`. */
export const scenes = { ...wrenfield, ...pinwheel };
