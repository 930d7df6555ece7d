import type { AsideBlock } from "./asideBlock";
import type { PostBlock } from "./post/postBlock";
import type { CompiledBlock } from "./schemas";

/** A block of a page: from the config, or generated from another part of it. */
export type PageBlock = CompiledBlock | PostBlock | AsideBlock;
export type PageBlockType = PageBlock["type"];
