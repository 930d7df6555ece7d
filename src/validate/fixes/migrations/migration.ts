import type { Path } from "../../../schema/walk";
import type { Fix } from "../../../json/fix";

/** The migration from one version of the config format to the next. */
export interface Migration {
  /** The version to migrate from. The result is the next version. */
  from: number;
  /** The changes that the owner notices, one full sentence each. */
  changes: readonly string[];
  /** The changes of a config in its own version. Each is applied to the result of the previous ones. */
  steps: (config: unknown) => readonly Step[];
}

/** One change of the config. Nothing is ever removed: a value without a place is moved or renamed. */
export interface Step {
  path: Path;
  fix: Exclude<Fix, { do: "remove" }>;
}

/** All versions of the config format. */
export interface History {
  version: number;
  /** One for each earlier version, in order. */
  migrations: readonly Migration[];
}
