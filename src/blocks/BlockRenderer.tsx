import { createElement, Suspense } from "react";
import { BlockBoundary, BlockFailed } from "./BlockBoundary";
import type { LoadedBlocks } from "./registry";
import type { BlockType, CompiledBlock } from "./schemas";
import { visitBlocks } from "./visitBlocks";

/**
 * Renders blocks one below the other, each by the component of its type.
 * A block that throws shows a quiet notice in its place, in the browser and on the server, and leaves
 * the others alone.
 *
 * - `blocks`: the compiled blocks, in order
 * - `loaded`: the components, from `loadBlocks(blockTypesOf(blocks))`
 */
export function BlockRenderer({ blocks, loaded }: { blocks: CompiledBlock[]; loaded: LoadedBlocks }) {
  return blocks.map((block, index) => (
    <BlockBoundary key={block.id ?? index}>
      {/* On the server an error inside Suspense gives its fallback; in the browser each block hydrates by itself. */}
      <Suspense fallback={<BlockFailed />}>
        <BlockOfType block={block} loaded={loaded} />
      </Suspense>
    </BlockBoundary>
  ));
}

function BlockOfType({ block, loaded }: { block: CompiledBlock; loaded: LoadedBlocks }) {
  const component = loaded.get(block.type);
  if (!component) throw new Error(`The component of the block type "${block.type}" is not loaded.`);
  return createElement(component, {
    ...block,
    renderBlocks: (blocks) => <BlockRenderer blocks={blocks} loaded={loaded} />,
  });
}

/** Every block type that occurs in these blocks, however deep: the types that must be loaded to render them. */
export function blockTypesOf(blocks: readonly CompiledBlock[]): Set<BlockType> {
  const types = new Set<BlockType>();
  visitBlocks(blocks, ({ type }) => types.add(type));
  return types;
}
