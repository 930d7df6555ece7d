import type { Path } from "../../../schema/walk";
import type { Fix } from "../../../json/fix";

/** The way from one version of the config's shape to the next. */
export interface Migration {
  /** The version that it starts from; it leads to the one after. */
  from: number;
  /** What an owner finds changed: full sentences, one for each change. */
  changes: readonly string[];
  /**
   * The places of a config that change. Each is looked at in the text as those before it have left it. The
   * version is not among them: it goes up by itself.
   * @param config - the parsed config as its own version wrote it; it may have mistakes
   */
  steps: (config: unknown) => readonly Step[];
}

/** One change of the config. Nothing is ever removed: what has no place any more is moved or renamed. */
export interface Step {
  path: Path;
  fix: Exclude<Fix, { do: "remove" }>;
}

/** Every version of the config's shape that there has been. */
export interface History {
  /** The version that this program reads. */
  version: number;
  /** One for each version before it, in their order. */
  migrations: readonly Migration[];
}
