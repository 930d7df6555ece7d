import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The folder beside the bundled program that holds the files of other packages which it reads at run time. */
export const PACKAGE_FILES = "files";

const require = createRequire(import.meta.url);

/**
 * Where a file lies that comes from another package, such as a font or an icon set: the published program
 * brings its own, and in a checkout it is the one of the installed package.
 * @param name - the package and the path in it, such as `@iconify-json/lucide/icons.json`
 */
export function packageFile(name: string): string {
  const own = join(import.meta.dirname, PACKAGE_FILES, name);
  return existsSync(own) ? own : require.resolve(name);
}
