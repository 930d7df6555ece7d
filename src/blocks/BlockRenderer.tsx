import { createElement, type ReactNode, Suspense } from "react";
import { BlockBoundary, BlockFailed } from "./BlockBoundary";
import { extraParts } from "./extraParts";
import { hasLook } from "./hasLook";
import type { BlockPart, LoadedBlocks, RenderBlocks } from "./registry";
import type { PageBlock } from "./pageBlock";

const failed = <BlockFailed />;

/**
 * Renders blocks below each other. A notice replaces a block that throws, in the browser and on the server.
 * - `loaded`: the components, from `loadBlocks`
 */
export function BlockRenderer({ blocks, loaded }: { blocks: PageBlock[]; loaded: LoadedBlocks }) {
  return blocks.map((block, index) => (
    <BlockBoundary key={block.id ?? index}>
      {/* On the server, an error inside Suspense renders its fallback. In the browser, blocks hydrate separately. */}
      <Suspense fallback={failed}>
        <BlockOfType block={block} loaded={loaded} />
      </Suspense>
    </BlockBoundary>
  ));
}

function BlockOfType({ block, loaded }: { block: PageBlock; loaded: LoadedBlocks }) {
  const renderBlocks = (blocks: PageBlock[]) => <BlockRenderer blocks={blocks} loaded={loaded} />;
  const extra = extraParts[block.type];
  const Block = partOf(loaded, block.type);
  const element = <Block {...block} renderBlocks={renderBlocks} Part={extra && loaded.get(extra)} />;
  return hasLook(block) ? inLook(block, loaded, element) : element;
}

export function inLook(look: object, loaded: LoadedBlocks, element: ReactNode): ReactNode {
  // The map loses the type of the component's props.
  return createElement(partOf(loaded, "look"), look as PageBlock & { renderBlocks: RenderBlocks }, element);
}

function partOf(loaded: LoadedBlocks, part: BlockPart) {
  const component = loaded.get(part);
  if (!component) throw new Error(`The code of the block "${part}" is not loaded.`);
  return component;
}
