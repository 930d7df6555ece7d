import type { Connect } from "../../../tests/property/connectBlocks";

/** The tab that is open at first is there, and each has something to show. */
export const connect: Connect = (block, random) => {
  const tabs = block["tabs"] as Record<string, unknown>[];
  if ("default" in block) block["default"] = random.pick(tabs)["id"];
  for (const tab of tabs) {
    const isEmpty = ["text", "rules", "blocks"].every((key) => ((tab[key] ?? []) as unknown[]).length === 0);
    if (isEmpty) tab["text"] = "Something to read.";
  }
};
