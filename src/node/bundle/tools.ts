// The program's sources that its own bundling needs.
export { bundleEditor } from "./bundleEditor";
export { bundleScripts } from "./bundleScripts";
export { copyPackageFiles } from "./copyPackageFiles";
export { thirdPartyLicences } from "./thirdPartyLicences";
