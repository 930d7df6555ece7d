import { needsFormPages } from "./form/pages/needsFormPages";
import type { PageBlock } from "./made";
import type { BlockPart } from "./registry";

/**
 * What the components of some types show some of their blocks with. Each gets it as its prop `Part`, once it is loaded,
 * and decides itself whether a block needs it.
 */
export const extraParts: Readonly<Partial<Record<PageBlock["type"], BlockPart>>> = {
  form: "formPages",
  faq: "faqSearch",
};

/** The part that a block needs besides the component of its type. The pages of others do not load it. */
export function extraPartOf(block: PageBlock): BlockPart | undefined {
  const isNeeded = block.type === "form" ? needsFormPages(block) : block.type === "faq" && block.search;
  return isNeeded ? extraParts[block.type] : undefined;
}
