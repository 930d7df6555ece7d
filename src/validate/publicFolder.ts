import type { Surroundings } from "./surroundings";

/**
 * A file of `public/` as its owner finds it, from the folder in which the program was started.
 * @param path - its path on the site: `/logo.svg`
 */
export function inPublic(
  path: string,
  { publicFolder = "public" }: Pick<Surroundings, "publicFolder">,
): string {
  return `${publicFolder}${path}`;
}
