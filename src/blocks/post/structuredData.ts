import type { PageFacts } from "../../fields/pageFacts";
import type { PostBlock } from "./postBlock";
import { titleText } from "../../fields/texts/plainText";

/** A post as schema.org data. Source: https://schema.org/NewsArticle */
export function structuredData(
  { heading, date, updated, author, image, tags }: PostBlock,
  { address, description, siteName, organization, wholeAddress }: PageFacts,
) {
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: titleText(heading),
    ...(description === undefined ? {} : { description }),
    datePublished: date.iso,
    ...(updated && { dateModified: updated.iso }),
    ...(author === undefined ? {} : { author: { "@type": "Person", name: author } }),
    ...(image ? { image: wholeAddress(image.src.src) } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label) } : {}),
    publisher: { "@type": "Organization", ...(organization ? { "@id": organization } : {}), name: siteName },
    ...(address === undefined ? {} : { mainEntityOfPage: address }),
  };
}
