import type { PageFacts } from "../fields/pageFacts";
import type { PageBlock } from "./made";
import { visitBlocks } from "./visitBlocks";

/** What makes a schema.org object of a block, of each type that search engines understand. */
const describers = import.meta.glob<(block: PageBlock, page: PageFacts) => object>("./*/structuredData.ts", {
  eager: true,
  import: "structuredData",
});

/** What the blocks of a page, those inside of others too, tell search engines, as schema.org objects. */
export function structuredData(blocks: readonly PageBlock[], page: PageFacts): object[] {
  const found: object[] = [];
  visitBlocks(blocks, (block) => {
    const describe = describers[`./${block.type}/structuredData.ts`];
    if (describe) found.push(describe(block, page));
  });
  return found;
}
