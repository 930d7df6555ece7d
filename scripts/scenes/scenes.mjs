import { pinwheel } from "./pictures/pinwheel.mjs";
import { wrenfield } from "./pictures/wrenfield.mjs";

/** All pictures that are drawn, by the names under which `run.mjs` takes them. */
export const scenes = { ...wrenfield, ...pinwheel };
