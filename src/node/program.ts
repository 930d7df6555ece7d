import type { Invocation } from "./invocation";

/** Where the program lies and what it is made from; every command gets it. */
export interface Program {
  /** The folder of package.json. */
  root: string;
  /** The folder of what was bundled: the program itself, `site/` and `live/`. */
  folder: string;
  /** The version, such as `1.4.0`. */
  version: string;
  /** Names the state of the sources, the dependencies and the build's options. */
  hash: string;
  /** The folder for notes of builds and packed files of a config; nothing where nothing can be kept. */
  cacheFor: (configFile: string) => string | undefined;
  /** Whether it was started in the repository of its sources. */
  isCheckout: boolean;
  /** How a command is typed. */
  invocation: Invocation;
}
