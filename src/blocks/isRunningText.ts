import type { PageBlock } from "./pageBlock";
import { isWideTable } from "./table/isWideTable";

/** Whether a block's component has the style `runningText`. */
export function isRunningText(block: PageBlock): boolean {
  switch (block.type) {
    case "callout":
    case "image":
    case "quote":
    case "text":
      return true;
    case "table":
      return !isWideTable(block.columns);
    default:
      return false;
  }
}
