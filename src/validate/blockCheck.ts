import type { CodeFacts } from "./checkFile";
import type { Finding } from "./finding";

/** What a check found in a block; every path in it starts at the block. */
export type FoundInBlock = Omit<Finding, "code">;

/** One thing that can be wrong with a block of a type, beyond its shape. */
export interface BlockCheck extends Omit<CodeFacts, "section"> {
  /** The meaning of the finding, as one sentence. */
  meaning: string;
  /** The smallest blocks that have the finding, as JSON, separated by commas. */
  example: string;
  /** @param block - as written by the owner; its shape need not be valid */
  find: (block: Readonly<Record<string, unknown>>) => FoundInBlock[];
}

/** The checks of a block type, each under the code of its findings. Renamed codes stay in `formerCodes`. */
export type BlockChecks = Readonly<Record<string, BlockCheck>>;
