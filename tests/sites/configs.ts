import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of package.json. The fuzzer runs this module from a bundle deeper inside it. */
export const root = folderAround(import.meta.dirname);

function folderAround(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderAround(dirname(folder));
}

/**
 * The configs of the sites that tests read, by the names of the sites.
 *
 * None of them is `site.config.json` in the root: that file belongs to the owner of the repository, who may
 * write anything in it. The product specification is tested on `demo`.
 */
export const siteConfigs = {
  demo: join(root, "tests/sites/demo/site.config.json"),
  harbour: join(root, "examples/harbour/site.config.json"),
  minimal: join(root, "tests/sites/minimal/site.config.json"),
} as const;
