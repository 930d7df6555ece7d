import { dirname } from "node:path";
import { iconPackages } from "../input/iconSets";
import { packageFile } from "../input/packageFile";
import { fontPackages } from "../input/packagedFonts";

/** The folders of the packages whose fonts and icons a site can have, in a checkout. */
export function drawnPackages(): string[] {
  const sheets = Object.values(fontPackages).map((name) => `${name}/index.css`);
  const drawings = Object.values(iconPackages).map((name) => `${name}/icons.json`);
  return [...sheets, ...drawings].map((file) => dirname(packageFile(file)));
}
