import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The folder next to the bundled program with files of other packages. */
export const PACKAGE_FILES = "files";

const require = createRequire(import.meta.url);

/** The path of a file from another package: in the published program its own copy, otherwise the installed package. */
export function packageFile(name: string): string {
  const own = join(import.meta.dirname, PACKAGE_FILES, name);
  return existsSync(own) ? own : require.resolve(name);
}
