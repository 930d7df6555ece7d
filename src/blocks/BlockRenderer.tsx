import { createElement, type ReactNode, Suspense } from "react";
import { BlockBoundary, BlockFailed } from "./BlockBoundary";
import { extraParts } from "./extraParts";
import { hasLook } from "./hasLook";
import type { BlockPart, LoadedBlocks, RenderBlocks } from "./registry";
import type { PageBlock } from "./made";

const failed = <BlockFailed />;

/**
 * Renders blocks one below the other, each by the component of its type.
 * A block that throws shows a quiet notice in its place, in the browser and on the server, and leaves
 * the others alone.
 *
 * - `blocks`: the compiled blocks, in order
 * - `loaded`: the components, from `loadBlocks(blockTypesOf(blocks))`
 */
export function BlockRenderer({ blocks, loaded }: { blocks: PageBlock[]; loaded: LoadedBlocks }) {
  return blocks.map((block, index) => (
    <BlockBoundary key={block.id ?? index}>
      {/* On the server an error inside Suspense gives its fallback; in the browser each block hydrates by itself. */}
      <Suspense fallback={failed}>
        <BlockOfType block={block} loaded={loaded} />
      </Suspense>
    </BlockBoundary>
  ));
}

function BlockOfType({ block, loaded }: { block: PageBlock; loaded: LoadedBlocks }) {
  const renderBlocks = (blocks: PageBlock[]) => <BlockRenderer blocks={blocks} loaded={loaded} />;
  const extra = extraParts[block.type];
  const props = { ...block, renderBlocks, ...(extra && { Part: loaded.get(extra) }) };
  const element = createElement(partOf(loaded, block.type), props);
  return hasLook(block) ? inLook(props, loaded, element) : element;
}

/** Puts an element on the ground and into the width that are asked for; see `BlockLook`. */
export function inLook(look: object, loaded: LoadedBlocks, element: ReactNode): ReactNode {
  // The map forgets what the component takes.
  return createElement(partOf(loaded, "look"), look as PageBlock & { renderBlocks: RenderBlocks }, element);
}

function partOf(loaded: LoadedBlocks, part: BlockPart) {
  const component = loaded.get(part);
  if (!component) throw new Error(`The code of the block "${part}" is not loaded.`);
  return component;
}
