import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of package.json. The fuzzer runs this module from a bundle deeper inside it. */
export const root = folderAround(import.meta.dirname);

function folderAround(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderAround(dirname(folder));
}

/**
 * The configs of the test sites, by name.
 *
 * None of them is `site.config.json` in the root, which owners may change. The product specification is tested with
 * `demo`.
 */
export const siteConfigs = {
  demo: join(root, "tests/sites/demo/site.config.json"),
  harbour: join(root, "examples/harbour/site.config.json"),
  minimal: join(root, "tests/sites/minimal/site.config.json"),
} as const;
