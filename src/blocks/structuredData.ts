import type { PageFacts } from "../fields/pageFacts";
import type { PageBlock } from "./pageBlock";
import { visitBlocks } from "./visitBlocks";

const describers = import.meta.glob<(block: PageBlock, page: PageFacts) => object>("./*/structuredData.ts", {
  eager: true,
  import: "structuredData",
});

/** The schema.org objects of a page's blocks, including nested ones. */
export function structuredData(blocks: readonly PageBlock[], page: PageFacts): object[] {
  const found: object[] = [];
  visitBlocks(blocks, (block) => {
    const describe = describers[`./${block.type}/structuredData.ts`];
    if (describe) found.push(describe(block, page));
  });
  return found;
}
