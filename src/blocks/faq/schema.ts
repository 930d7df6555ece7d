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
      question: text.meta({ description: "The question, as a visitor would ask it." }),
      answer: richText.meta({ description: "The answer." }),
    })
    .meta({ description: "A question with its answer. Search engines see both." }),
  "question",
);

const category = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: text
        .optional()
        .meta({ description: "The title of the category. Without it, the questions stand alone." }),
      icon: iconName.optional(),
      ...badgeKeys,
      questions: list(question, "question").min(1).meta({ description: "The questions, in order." }),
    })
    .meta({ description: "Questions that belong together." }),
  "title",
);

export const faqBlock = block(
  "faq",
  "Questions and answers, in categories.",
  {
    display: z.enum(["open", "closed"]).default("open").meta({
      description: "open shows every answer, closed only those whose question is pressed.",
    }),
    layout: z.enum(["list", "columns", "contents"]).default("list").meta({
      description:
        "How the questions stand: list has each category below the other with its title beside it, columns puts categories side by side on wide screens, contents begins with links to the categories, which stay in view beside them.",
    }),
    search: z
      .boolean()
      .default(false)
      .meta({ description: "Whether a field above the questions finds some of them." }),
    categories: list(category, "category").min(1).meta({ description: "The categories, in order." }),
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
