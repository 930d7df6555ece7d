import { block, type BlockProps } from "../../fields/parts/block";
import { date } from "../../fields/dates/date";
import { numbering, rules } from "../../fields/parts/rule";
import { richText } from "../../fields/texts/text";

export const rulesBlock = block(
  "rules",
  "Numbered rules with sub-rules.",
  {
    updated: date.optional().meta({ description: "Date of the last change." }),
    numbering,
    items: rules.min(1).meta({ description: "Rules, in order." }),
    note: richText.optional().meta({ description: "Closing note below the rules." }),
  },
  {
    alsoCalled: {
      rules:
        "rule guidelines laws terms regeln regelwerk hausordnung reglement règlement règles reglas normas conduct",
      items: "rules",
      numbering: "numbers numberstyle counter liststyle format",
      letters: "alphabetic alpha abc",
      paragraphs: "sections legal law paragraph",
      none: "bullets unnumbered plain",
      name: "rule",
      updated: "lastupdated lastupdate date modified changed since stand aktualisiert",
      severity: "level weight priority importance punishment schwere",
      details: "more explanation examples consequences punishments hint",
      note: "footer hint notice hinweis",
      low: "minor light easy",
      medium: "serious normal moderate",
      high: "severe major critical heavy",
    },
  },
);

export type RulesProps = BlockProps<typeof rulesBlock>;
