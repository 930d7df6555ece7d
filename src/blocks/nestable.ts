// Every block type that may stand inside another block, one line each. Their order does not matter.
export { calloutBlock } from "./callout/schema";
export { cardsBlock } from "./cards/schema";
export { ctaBlock } from "./cta/schema";
export { faqBlock } from "./faq/schema";
export { formBlock } from "./form/schema";
export { linksBlock } from "./links/schema";
export { logosBlock } from "./logos/schema";
export { quoteBlock } from "./quote/schema";
export { rulesBlock } from "./rules/schema";
export { galleryBlock } from "./gallery/schema";
export { imageBlock } from "./image/schema";
export { staffBlock } from "./staff/schema";
export { statsBlock } from "./stats/schema";
export { stepsBlock } from "./steps/schema";
export { tableBlock } from "./table/schema";
export { textBlock } from "./text/schema";
export { timelineBlock } from "./timeline/schema";
