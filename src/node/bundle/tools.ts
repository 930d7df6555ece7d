// What the bundling of the program needs of its own sources.
export { bundleScripts } from "./bundleScripts";
export { copyPackageFiles } from "./copyPackageFiles";
export { thirdPartyLicences } from "./thirdPartyLicences";
