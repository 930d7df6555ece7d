import * as z from "zod";
import { anchorIdWith } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block } from "../../fields/parts/block";
import { nameCharacters } from "../../fields/characters";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { rules } from "../../fields/parts/rule";
import { richText, text } from "../../fields/texts/text";

/**
 * The schema of the `tabs` block.
 * @param nested - the schema of a block that may stand inside a tab
 */
export function tabsBlock<N extends z.ZodType>(nested: N) {
  const tab = z
    .strictObject({
      id: anchorIdWith({ prefix: "tab-", of: "tab" }),
      title: text.meta({ description: "The title of the tab's panel." }),
      label: text.optional().meta({
        description:
          "The words on the tab. Without it, the first word of the title, or all of it where the layout is side.",
      }),
      icon: iconName.optional(),
      ...badgeKeys,
      text: richText.optional().meta({ description: "The text of the panel." }),
      rules: rules.optional().meta({ description: "The rules of the panel, numbered in order." }),
      blocks: list(nested, "block")
        .optional()
        .meta({ description: "Blocks inside the panel, below its text and rules." }),
    })
    .meta({ description: "One tab with its panel: a text, rules, blocks, or any of them together." });

  return block(
    "tabs",
    "Panels of which one is shown at a time, such as the chapters of a rule book.",
    {
      layout: z.enum(["top", "side"]).default("top").meta({
        description:
          "Where the tabs stand: in a row above the panels, or on wide screens in a column beside them, which has room for many tabs and for longer words.",
      }),
      default: z
        .string()
        .regex(nameCharacters)
        .min(1)
        .optional()
        .meta({ description: "The id of the tab that is open at first. Without it, the first one." }),
      tabs: list(tab, "tab").min(1).meta({ description: "The tabs, in order." }),
      note: richText.optional().meta({ description: "A closing note, shown below every panel." }),
    },
    {
      alsoCalled: {
        side: "vertical left start column sidebar",
        top: "horizontal row above",
        tabs: "sections groups",
        rules: "items entries list",
      },
    },
  );
}

export type TabsProps = Compiled<z.output<ReturnType<typeof tabsBlock>>>;
/** Blocks inside a tab, whose type the schema leaves open. */
export type NestedBlocks = NonNullable<TabsProps["tabs"][number]["blocks"]>;
