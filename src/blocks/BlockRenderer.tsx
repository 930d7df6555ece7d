import { createElement, type ReactNode, Suspense } from "react";
import { BlockBoundary, BlockFailed } from "./BlockBoundary";
import { extraParts, searchParts } from "./extraParts";
import { hasLook } from "./hasLook";
import type { BlockPart, LoadedBlocks, RenderBlocks } from "./registry";
import type { PageBlock } from "./pageBlock";

const failed = <BlockFailed />;

/**
 * Renders blocks below each other. A notice replaces a block that throws, in the browser and on the server.
 * - `loaded`: the components, from `loadBlocks`
 */
export function BlockRenderer({ blocks, loaded }: { blocks: PageBlock[]; loaded: LoadedBlocks }) {
  const renderBlocks = (inner: PageBlock[]) => <BlockRenderer blocks={inner} loaded={loaded} />;
  const partIn = (name: BlockPart | undefined) => name && loaded.get(name);
  return blocks.map((block, index) => {
    const [Part, Search] = [extraParts, searchParts].map((parts) => partIn(parts[block.type]));
    const Block = loaded.get(block.type) ?? NotLoaded;
    const element = <Block {...block} renderBlocks={renderBlocks} Part={Part} Search={Search} />;
    return (
      <BlockBoundary key={block.id ?? index}>
        {/* On the server, an error inside Suspense renders its fallback. In the browser, blocks hydrate separately. */}
        <Suspense fallback={failed}>{hasLook(block) ? inLook(block, loaded, element) : element}</Suspense>
      </BlockBoundary>
    );
  });
}

export function inLook(look: object, loaded: LoadedBlocks, element: ReactNode): ReactNode {
  // The map loses the type of the component's props.
  return createElement(
    loaded.get("look") ?? NotLoaded,
    look as PageBlock & { renderBlocks: RenderBlocks },
    element,
  );
}

function NotLoaded({ type }: PageBlock): never {
  throw new Error(`The code of the block "${type}" is not loaded.`);
}
