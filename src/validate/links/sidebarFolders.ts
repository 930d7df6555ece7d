import { pageFolderPattern } from "../../fields/addresses/pagePath";
import { memoizeByConfig } from "../../json/memoizeByObject";
import { keysAt } from "../../schema/schemaAt";

/** The paths of the side lists of a config, as they are written. */
export const sidebarFolders = memoizeByConfig((config): readonly string[] => {
  return (keysAt(config, ["sidebars"]) ?? []).filter((folder) => pageFolderPattern.test(folder));
});
