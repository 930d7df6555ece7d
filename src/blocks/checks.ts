import type { BlockChecks } from "../validate/blockCheck";

const modules = import.meta.glob<BlockChecks>("./*/checks.ts", { eager: true, import: "checks" });

/** The checks of each block type that has some, found by the names of the folders. */
export const blockChecks: ReadonlyMap<unknown, BlockChecks> = new Map(
  Object.entries(modules).map(([file, checks]) => [file.split("/")[1], checks]),
);
