import type { CodeFacts } from "./checkFile";
import type { Finding } from "./finding";

/** A finding in a block. Its paths start at the block. */
export type FoundInBlock = Omit<Finding, "code">;

/** A check of one block type, beyond its schema. */
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
