import type { Invocation } from "./invocation";

export interface Program {
  /** The folder of package.json. */
  root: string;
  /** The folder of the bundles: the program itself, `site/` and `live/`. */
  folder: string;
  /** Such as `1.4.0`. */
  version: string;
  /** The digest of the sources, dependencies and build options. */
  hash: string;
  /** The cache folder for a config; `undefined` if no folder is usable. */
  cacheFor: (configFile: string) => string | undefined;
  /** Whether it was started in the repository of its sources. */
  isCheckout: boolean;
  /** Formats a command as the owner types it. */
  invocation: Invocation;
}
