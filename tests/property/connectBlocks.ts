import { isBlockList } from "../../src/schema/blockLists";
import type { Random } from "./random";

type Keys = Record<string, unknown>;

/** Makes a block consistent with its type's checks. */
export type Connect = (block: Keys, random: Random) => void;

/** The connector of each type with checks, by folder. */
const connectors = import.meta.glob<Connect>("../../src/blocks/*/connect.fixture.ts", {
  eager: true,
  import: "connect",
});

/** Makes the blocks of these routes consistent, including nested ones. */
export function connectBlocks(routes: readonly Keys[], random: Random): void {
  for (const route of routes) connectIn(route, random);
}

function connectIn(value: unknown, random: Random): void {
  if (typeof value !== "object" || value === null) return;
  // All badges go in "tags".
  if ("tag" in value && "tags" in value) delete value.tag;
  for (const [key, item] of Object.entries(value)) {
    if (isBlockList(key)) {
      for (const block of (item ?? []) as Keys[]) {
        connectors[`../../src/blocks/${String(block["type"])}/connect.fixture.ts`]?.(block, random);
      }
    }
    connectIn(item, random);
  }
}
