export { Languages as languages } from "../layout/Languages";
export { Untranslated as untranslated } from "../layout/Untranslated";
