import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import type { Fix } from "../../../json/fix";
import { groupBy } from "../../../json/groupBy";
import { type ForeignUse, onForeignUses } from "../../texts/foreignUses";
import { quote } from "../../../words/words";

/** Reports constants in the notation of other tools. */
const checkUnfilledConstants = onForeignUses((all) =>
  [...groupBy(all, textAndUse).values()].map((uses) => {
    const [{ name, written, start, path, value }] = uses;
    const isFilled = written.startsWith("{{{");
    const what = isFilled
      ? `${quote(written)} shows braces around the value of the constant ${quote(name)}.`
      : `${quote(written)} is not replaced with the constant ${quote(name)}.`;
    // A fix replaces all uses with this notation.
    const isEach = value.split(written).length - 1 === uses.length;
    const fix: Fix = { do: "replaceIn", from: written, to: `{{${name}}}` };
    return {
      code: "unfilled-constant",
      message: `${what} Use {{${name}}}.`,
      path,
      within: { start, end: start + written.length },
      ...(isEach ? { fix } : {}),
    };
  }),
);

/** The same for the uses that read alike in one text. */
const textAndUse = ({ path, written }: ForeignUse) => JSON.stringify([path, written]);

export const checks: CheckFile = {
  section: "quality",
  codes: { "unfilled-constant": { severity: "warning" } },
  general: [checkUnfilledConstants],
};

export const explanations: Explanations = {
  "unfilled-constant": {
    meaning: "A constant uses another tool's notation, so it is not replaced.",
    example: pageWith(
      '{ "type": "text", "text": "Join us at %address%." }',
      '"constants": { "address": "play.fernhollow.example" }',
    ),
  },
};
