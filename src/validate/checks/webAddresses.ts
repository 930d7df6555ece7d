import type { CheckFile } from "../checkFile";
import { avatarUrlPattern } from "../../config/avatars";
import { isWebAddress } from "../../fields/addresses/webAddress";
import type { Path } from "../../schema/walk";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { malformed, replaceWith } from "../fixes/sureFixes";
import { singleBraces } from "../notations/avatarUrl";
import { hostAdvice } from "../notations/host";
import { valueAt } from "../../schema/schemaAt";
import { pointAt } from "../texts/pointAt";
import { quote, written, subjectOf } from "../../words/words";
import { type PlacedText, textAt } from "../links/onWebAddresses";
import { onEach, onTexts } from "../visits";

const avatarPath: Path = ["avatars", "url"];

/** Reports invalid web addresses that are not links and match the pattern of the schema. */
const checkWebAddress = ({ path, value }: PlacedText): Finding[] => {
  if (!/^https?:/.test(value) || isWebAddress(value)) return [];
  return [malformed(subjectOf(path), value, hostAdvice(value), path)];
};

/** Reports double braces in the avatar address: its placeholders have single braces, and it cannot contain constants. */
export function checkAvatarPlaceholders(config: unknown): Finding[] {
  const value = valueAt(config, avatarPath);
  if (typeof value !== "string" || !avatarUrlPattern.test(value)) return [];
  const [use, name = ""] = /\{\{\s*(\w+)\s*\}\}/.exec(value) ?? [];
  if (use === undefined) return [];
  const instead = singleBraces(value);
  const isPlaceholder = singleBraces(use) !== use;
  const advice = isPlaceholder
    ? `Placeholders in this URL must have single braces. Use ${written(instead)}.`
    : `This URL cannot contain constants. Use ${written(String(constantsOf(config)?.[name] ?? name))}.`;
  return [
    {
      code: "malformed-value",
      message: `${quote(use)} is not replaced here. ${advice}`,
      path: avatarPath,
      ...pointAt(value, use),
      ...replaceWith(isPlaceholder ? instead : undefined),
    },
  ];
}

export const checks: CheckFile = {
  general: [
    onTexts(["image"], checkWebAddress),
    onEach("rest", (rest) =>
      [["site", "url"], avatarPath].flatMap((path) => textAt(rest, path)).flatMap(checkWebAddress),
    ),
  ],
  site: [checkAvatarPlaceholders],
};
