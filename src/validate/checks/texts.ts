import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import { configSchema } from "../../config/config";
import { Cursor } from "../../schema/cursor";
import { entryWord } from "../../schema/entryWords";
import { listed } from "../../words/words";
import type { Finding } from "../finding";
import { onFields } from "../visits";

/** Reports entries without any of their optional texts. */
const checkTexts = onFields(["anchored"], (field, { config }): Finding[] => {
  const { value, nameKeys = [], required } = field;
  if (!required || typeof value !== "object" || value === null) return [];
  if (nameKeys.some((key) => Object.hasOwn(value, key))) return [];
  const { path } = field;
  const list = Cursor.of(configSchema, config).at(path.slice(0, -1));
  const word = (list.schema && entryWord(list.schema, list.value, Number(path.at(-1)))) ?? "entry";
  const keys = listed(
    nameKeys.map((key) => `"${key}"`),
    "or",
  );
  return [
    {
      code: "empty-entry",
      message: `This ${word} has no text. Add ${keys}.`,
      path,
      at: "opening",
      needs: nameKeys.map((key) => [...path, key]),
    },
  ];
});

export const checks: CheckFile = {
  section: "blocks",
  codes: { "empty-entry": { severity: "error" } },
  general: [checkTexts],
};

export const explanations: Explanations = {
  "empty-entry": {
    meaning: "An entry has no text, such as a name, title or description.",
    example: pageWith('{ "type": "rules", "items": [{ "severity": "high" }] }'),
  },
};
