import { join, resolve, sep } from "node:path";
import { OutputFolderError } from "./foreignFolder";
import { realPlace } from "./realPlace";

/** Refuses sites of one command whose folders are nested. @throws OutputFolderError before anything is written */
export function refuseNestedSites(directories: readonly string[]): void {
  const places = directories.map((directory) => ({
    directory,
    way: join(realPlace(resolve(directory)), sep),
  }));
  // With a separator at the end, a folder sorts directly before its content.
  places.sort((one, other) => (one.way < other.way ? -1 : 1));
  for (const [index, { directory, way }] of places.entries()) {
    const outer = places[index - 1];
    if (outer && way.startsWith(outer.way)) {
      throw new OutputFolderError(
        `One site would be inside another: ${directory} in ${outer.directory}. Nothing was built. Choose separate folders.`,
      );
    }
  }
}
