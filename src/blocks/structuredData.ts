import { faqStructuredData } from "./faq/structuredData";
import type { BlockType, CompiledBlock } from "./schemas";

type Describe<T extends BlockType> = (block: Extract<CompiledBlock, { type: T }>) => object;

/** The block types that search engines understand, each with what it tells them. */
const describers: { [T in BlockType]?: Describe<T> } = {
  faq: faqStructuredData,
};

/** What the blocks of a page, those inside of others too, tell search engines, as schema.org objects; `undefined` when they tell nothing. */
export function structuredData(blocks: readonly CompiledBlock[]): object | undefined {
  const found = withNested(blocks).flatMap((block) => {
    const describe = describers[block.type] as ((block: CompiledBlock) => object) | undefined;
    return describe ? [describe(block)] : [];
  });
  return found.length > 1 ? found : found[0];
}

function withNested(blocks: readonly CompiledBlock[]): CompiledBlock[] {
  return blocks.flatMap((block) => [
    block,
    ...(block.type === "tabs" ? block.tabs.flatMap((tab) => withNested(tab.blocks ?? [])) : []),
  ]);
}
