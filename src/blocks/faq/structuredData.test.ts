import { expect, it } from "vitest";
import type { FaqProps } from "./schema";
import { structuredData } from "./structuredData";

type Category = FaqProps["categories"][number];

const category = (question: string, answer: Category["questions"][number]["answer"]): Category => ({
  id: "c",
  title: "C",
  badgeVariant: "neutral",
  questions: [{ id: "q", question, answer }],
});

it("puts the questions of all categories into one FAQPage", () => {
  const categories = [category("Is it free?", ["Yes."]), category("Is it far?", ["No."])];
  expect(structuredData({ categories })).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "Is it free?", acceptedAnswer: { "@type": "Answer", text: "Yes." } },
      { "@type": "Question", name: "Is it far?", acceptedAnswer: { "@type": "Answer", text: "No." } },
    ],
  });
});

it("writes an answer as plain text, a line for each paragraph and list item", () => {
  const answer: Category["questions"][number]["answer"] = [
    { tag: "p", children: ["Yes, ", { tag: "strong", children: ["of\ncourse"] }, ":"] },
    {
      tag: "ul",
      children: [
        { tag: "li", children: ["three ", { tag: "code", children: ["hives"] }] },
        { tag: "li", children: ["each"] },
      ],
    },
  ];
  const data = structuredData({ categories: [category("Bees?", answer)] });
  expect(data.mainEntity[0]?.acceptedAnswer.text).toBe("Yes, of course:\nthree hives\neach");
});
