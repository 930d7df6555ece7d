import type { Connect } from "../../../tests/property/connectBlocks";

/** Where the dates decide the order, each entry has one. */
export const connect: Connect = (block) => {
  if (block["order"] === "newest" || block["order"] === "oldest") {
    for (const entry of block["items"] as Record<string, unknown>[]) entry["date"] ??= "2026-11-20";
  }
};
