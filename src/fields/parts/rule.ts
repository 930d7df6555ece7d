import * as z from "zod";
import { anchoredByFirst, anchorId } from "../addresses/anchor";
import type { Compiled } from "../compiled";
import { list } from "../list";
import { richText, text } from "../texts/text";

const ruleKeys = {
  id: anchorId.optional(),
  name: text
    .optional()
    .meta({ description: "Name of the rule, in a few words. If not set, the description is the rule." }),
  description: richText.optional().meta({ description: "Explanation of the rule, or the rule itself." }),
  severity: z
    .enum(["low", "medium", "high"])
    .optional()
    .meta({ description: "How serious the rule is. Shown as a badge." }),
  details: richText
    .optional()
    .meta({ description: "Further details, such as examples or consequences. A button expands them." }),
};

const about =
  "A rule with a name, a description or both. Rules are numbered, and each has a button that copies its link.";

const anchoredRule = <S extends z.core.$ZodShape>(more: S) =>
  anchoredByFirst(
    z.strictObject({ ...ruleKeys, ...more }).meta({ description: about }),
    ["name", "description"],
    { isNumbered: true },
  );

const clause = anchoredRule({});

const ruleBelow = anchoredRule({
  rules: list(clause, "rule").optional().meta({ description: "Sub-rules, numbered 1.1a, 1.1b and so on." }),
});

const rule = anchoredRule({
  rules: list(ruleBelow, "rule").optional().meta({ description: "Sub-rules, numbered 1.1, 1.2 and so on." }),
});

/** Rules in order, each with rules within it, and those once more. */
export const rules = list(rule, "rule");

export type RuleProps = Compiled<z.output<typeof rule>>;

/** How much weight a rule has. */
export type Severity = NonNullable<z.output<typeof rule>["severity"]>;

/** How rules are numbered. */
export const numbering = z.enum(["numbers", "letters", "paragraphs", "none"]).default("numbers").meta({
  description:
    "Numbers of the rules and their sub-rules: `numbers` (1, 1.1, 1.1a), `letters` (1, a, i), `paragraphs` (§ 1, (1), a) or `none` (bullets).",
});

export type Numbering = z.output<typeof numbering>;
