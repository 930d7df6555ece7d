import * as z from "zod";
import { anchored, anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { richText, text } from "../../fields/texts/text";

const question = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      question: text.meta({ description: "Question, in the words of a visitor." }),
      answer: richText.meta({ description: "Answer, with light formatting." }),
    })
    .meta({
      description: "A question with its answer. Both are added to the structured data for search engines.",
    }),
  "question",
);

const category = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: text
        .optional()
        .meta({ description: "Title of the category. Without it, only the questions are shown." }),
      icon: iconName.optional(),
      ...badgeKeys,
      questions: list(question, "question").min(1).meta({ description: "Questions, in order." }),
    })
    .meta({ description: "A category of questions." }),
  "title",
);

export const faqBlock = block(
  "faq",
  "Questions and answers, in categories.",
  {
    display: z.enum(["open", "closed"]).default("open").meta({
      description: "open shows all answers. closed shows the answer after a press on the question.",
    }),
    layout: z.enum(["list", "columns", "contents"]).default("list").meta({
      description:
        "Layout of the questions. list: categories are below each other, each with its title next to it. columns: categories are side by side on wide screens. contents: links to the categories come first and stay visible next to them.",
    }),
    search: z
      .boolean()
      .default(false)
      .meta({ description: "Whether a search field is shown above the questions." }),
    categories: list(category, "category").min(1).meta({ description: "Categories, in order." }),
  },
  {
    alsoCalled: {
      faq: "faqs question fragen foire",
      answer: "a reply response text",
      display: "mode state initially collapsed accordion",
      open: "expanded visible shown",
      closed: "collapsed accordion folded hidden",
      columns: "grid twocolumns cards sidebyside",
      contents: "toc index jumplinks sidebar navigation",
      search: "searchable filter find",
      categories: "groups sections topics",
      question: "q title name",
      questions: "faq faqs entries items list qa",
    },
  },
);

export type FaqProps = Compiled<z.output<typeof faqBlock>>;
/** Questions that belong together, compiled. */
export type FaqCategory = FaqProps["categories"][number];
