import type { Surroundings } from "./surroundings";

/** A file of `public/`, such as `/logo.svg`, from the folder in which the program was started. */
export function inPublic(
  path: string,
  { publicFolder = "public" }: Pick<Surroundings, "publicFolder">,
): string {
  return `${publicFolder}${path}`;
}
