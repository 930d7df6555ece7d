import { pageFolderPattern } from "../../fields/addresses/pagePath";
import { memoizeByConfig } from "../../json/memoizeByObject";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";

/** The paths of the side lists of a config, as they are written. */
export const sidebarFolders = memoizeByConfig((config): readonly string[] => {
  const sidebars = valueAt(config, ["sidebars"]);
  return Object.keys(isGroup(sidebars) ? sidebars : {}).filter((folder) => pageFolderPattern.test(folder));
});
