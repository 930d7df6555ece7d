import * as z from "zod";
import { anchored, anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block, type BlockProps } from "../../fields/parts/block";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { colorName } from "../../fields/parts/tag";
import { richText, title } from "../../fields/texts/text";

const question = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      question: title.meta({ description: "Text of the question, as a visitor would ask it." }),
      answer: richText.meta({ description: "Answer, with Markdown formatting." }),
    })
    .meta({
      description: "A question and its answer. Both are included in the structured data for search engines.",
    }),
  "question",
);

const category = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: title
        .optional()
        .meta({ description: "Title of the category. If not set, only the questions are shown." }),
      icon: iconName.optional(),
      ...badgeKeys,
      color: colorName.optional(),
      questions: list(question, "question").min(1).meta({ description: "Questions, in order." }),
    })
    .meta({ description: "A category of questions." }),
  "title",
);

export const faqBlock = block(
  "faq",
  "Questions and answers in categories.",
  {
    display: z.enum(["open", "closed"]).default("open").meta({
      description:
        "Whether answers are visible. `open` shows all answers. `closed` shows an answer when the visitor opens its question.",
    }),
    layout: z.enum(["list", "columns", "contents"]).default("list").meta({
      description:
        "Layout of the questions. `list` stacks the categories, each with its title at the side. `columns` puts the categories side by side on wide screens. `contents` adds links to the categories. On wide screens, they stay visible while visitors scroll.",
    }),
    search: z
      .boolean()
      .default(false)
      .meta({ description: "Whether a search field appears above the questions." }),
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

export type FaqProps = BlockProps<typeof faqBlock>;
export type FaqCategory = FaqProps["categories"][number];
