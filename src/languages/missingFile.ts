import type { CatalogueFile } from "./catalogueFile";

/** Why a file next to the config cannot be read that does not exist. */
export function missingFile(name: string): CatalogueFile {
  const advice = 'Correct its name, or create it with "translate" and the code of the language.';
  return { problem: `The file ${name} does not exist next to the config. ${advice}` };
}
