import { plainText, titleText } from "../../fields/texts/plainText";
import type { FaqProps } from "./schema";

/** The questions of a block as schema.org data. */
export function structuredData({ categories }: Pick<FaqProps, "categories">) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: categories
      .flatMap((category) => category.questions)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: titleText(question),
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
  };
}
