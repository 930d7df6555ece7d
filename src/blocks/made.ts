import type { PostBlock } from "./post/postBlock";
import type { CompiledBlock } from "./schemas";

/** What the program makes of other parts of a config: on pages it is a block, and no owner writes it as one. */
export type MadeBlock = PostBlock;

/** Whatever can stand on a page. */
export type PageBlock = CompiledBlock | MadeBlock;
export type PageBlockType = PageBlock["type"];
