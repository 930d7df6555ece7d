import type { PageBlock } from "./made";
import type { BlockPart } from "./registry";

/**
 * What the components of some types show some of their blocks with. Each gets it as its prop `Part`, once it is loaded,
 * and decides itself whether a block needs it.
 */
export const extraParts: Readonly<Partial<Record<PageBlock["type"], BlockPart>>> = {
  cards: "cardLayout",
  form: "formPages",
  faq: "faqSearch",
  hero: "liveHeroCard",
  stats: "liveValue",
  status: "playerFace",
};
