/**
 * The class names that themes style. A bundle for an editor contains this module as data, because the components would
 * come with it.
 */
export { addressParts, fittedParts, skeletonParts, styledParts } from "../blocks/styledParts";
export { footerParts } from "./footerParts";
export { headerParts } from "./headerParts";
export { motifParts, pageOpenings } from "./layout/motifParts";
