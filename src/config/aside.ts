import { list } from "../fields/list";
import { noteOtherWords } from "../fields/otherWords";
import { nestedBlockSchema } from "../blocks/schemas";

/** The blocks beside the content of a page. */
export const aside = list(nestedBlockSchema, "aside → block").min(1).optional().meta({
  description:
    "Blocks next to the content, in the last four of twelve columns, below the table of contents. On phones, they are below the content.",
});

noteOtherWords({ aside: "right rightcolumn besidecontent sidecolumn rail widgets" });
