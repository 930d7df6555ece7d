import type { CheckFile } from "../checkFile";
import { avatarUrlPattern } from "../../config/avatars";
import { isWebAddress } from "../../fields/addresses/webAddress";
import type { Path } from "../../schema/walk";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { singleBraces } from "../notations/avatarUrl";
import { hostAdvice } from "../notations/host";
import { valueAt } from "../../schema/schemaAt";
import { pointAt } from "../texts/spanWithin";
import { quote, written, subjectOf } from "../../words/words";
import { textAt } from "../links/webAddressesOf";

const avatarPath: Path = ["avatars", "url"];
const addressPaths: readonly Path[] = [["site", "url"], avatarPath];

/** Reports invalid web addresses that are not links and match the pattern of the schema. */
export function checkWebAddresses(config: unknown): Finding[] {
  const addresses = [...textsOf(config, "image"), ...addressPaths.flatMap((path) => textAt(config, path))];
  return addresses.flatMap(({ path, value }): Finding[] => {
    if (!/^https?:/.test(value) || isWebAddress(value)) return [];
    const { advice, instead } = hostAdvice(value);
    const message = `${subjectOf(path)} cannot be ${quote(value)}. ${advice}`;
    const fix = instead === undefined ? {} : { fix: { do: "replace" as const, value: instead } };
    return [{ code: "malformed-value", message, path, ...fix }];
  });
}

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
      ...(isPlaceholder ? { fix: { do: "replace", value: instead } } : {}),
    },
  ];
}

export const checks: CheckFile = {
  general: [checkWebAddresses],
  site: [checkAvatarPlaceholders],
};
