import { hasPages } from "./form/hasPages";
import type { PageBlock } from "./made";

/** What the component of a type shows some of its blocks with, as its prop `Part`. The pages of others do not load it. */
export function extraPartOf(block: PageBlock): "formPages" | undefined {
  return block.type === "form" && hasPages(block) ? "formPages" : undefined;
}
