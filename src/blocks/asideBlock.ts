import type { BlockLook } from "../fields/parts/block";
import type { CompiledBlock } from "./schemas";

/** The blocks beside a page, as its last block. */
export interface AsideBlock extends Partial<Record<"id" | "heading" | keyof BlockLook, undefined>> {
  type: "aside";
  blocks: CompiledBlock[];
}

/** The blocks beside a page as a list of at most one block. */
export function asideOf(blocks: CompiledBlock[] | undefined): AsideBlock[] {
  return blocks ? [{ type: "aside", blocks }] : [];
}
