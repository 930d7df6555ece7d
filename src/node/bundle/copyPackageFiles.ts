import { cpSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { iconPackages } from "../input/iconSets";
import { PACKAGE_FILES, packageFile } from "../input/packageFile";
import { fontPackages } from "../input/packagedFonts";
import { harfBuzz } from "../fonts/subsetFont";
import { resvgCode } from "../previews/rasteriser";

const sheets = Object.values(fontPackages).map((name) => `${name}/index.css`);
const drawings = Object.values(iconPackages).map((name) => `${name}/icons.json`);
/** The WebAssembly packages. */
const libraries = [harfBuzz, resvgCode];

/**
 * Copies the files of other packages that the program reads at run time: the icon sets' drawings, each font's
 * stylesheet with the files it names, and the libraries that subset fonts and draw pictures.
 * @param folder - the folder of the program
 * @returns the folders of the packages that files were copied from
 */
export function copyPackageFiles(folder: string): string[] {
  for (const file of [...drawings, ...sheets.flatMap(withFonts), ...libraries]) {
    cpSync(packageFile(file), join(folder, PACKAGE_FILES, file));
  }
  return [...drawnPackages(), dirname(dirname(packageFile(harfBuzz))), dirname(packageFile(resvgCode))];
}

/** The folders of the packages whose fonts and icons a site can have. */
export function drawnPackages(): string[] {
  return [...sheets, ...drawings].map((file) => dirname(packageFile(file)));
}

/** A stylesheet with its font files that a modern browser loads. */
function withFonts(sheet: string): string[] {
  const text = readFileSync(packageFile(sheet), "utf8");
  const files = [...text.matchAll(/url\(\.\/([^)]+\.woff2)\)/g)].map(([, path]) => path!);
  return [sheet, ...files.map((path) => `${dirname(sheet)}/${path}`)];
}
