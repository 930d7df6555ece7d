import * as z from "zod";
import { anchorIdWith } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block, type BlockProps } from "../../fields/parts/block";
import { nameCharacters } from "../../fields/characters";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { rules } from "../../fields/parts/rule";
import { richText, text, title } from "../../fields/texts/text";

/** @param nested - the schema of a nested block */
export function tabsBlock<N extends z.ZodType>(nested: N) {
  const tab = z
    .strictObject({
      id: anchorIdWith({ prefix: "tab-", of: "tab" }),
      title: title.meta({ description: "Title of the panel." }),
      label: text.optional().meta({
        description:
          'Label of the tab. Defaults to the first word of the title, or to the whole title with `"layout": "side"`.',
      }),
      icon: iconName.optional(),
      ...badgeKeys,
      text: richText.optional().meta({ description: "Text in the panel." }),
      rules: rules.optional().meta({ description: "Rules in the panel, numbered in order." }),
      blocks: list(nested, "block")
        .optional()
        .meta({ description: "Blocks in the panel, below its text and rules." }),
    })
    .meta({
      description:
        "A tab and its panel. The panel can contain text, rules and blocks, and must contain at least one of them.",
    });

  return block(
    "tabs",
    "Tabs with panels, such as the chapters of a rule book. Only one panel is visible at a time.",
    {
      layout: z.enum(["top", "side"]).default("top").meta({
        description:
          "Position of the tabs. `top` puts them in a row above the panels. `side` puts them in a column on wide screens, with more space for many tabs and long labels.",
      }),
      default: z
        .string()
        .regex(nameCharacters)
        .min(1)
        .optional()
        .meta({ description: "ID of the tab that is open initially. Defaults to the first tab." }),
      tabs: list(tab, "tab").min(1).meta({ description: "Tabs, in order." }),
      note: richText.optional().meta({ description: "Closing note below every panel." }),
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

export type TabsProps = BlockProps<ReturnType<typeof tabsBlock>>;
/** Blocks inside a tab, whose type the schema leaves open. */
export type NestedBlocks = NonNullable<TabsProps["tabs"][number]["blocks"]>;
