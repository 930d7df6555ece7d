import { avatarUrlPattern } from "../../config/avatars";
import { hostAdvice } from "./host";
import { type Advice, rule, whereTrue } from "./rule";

/** Placeholders of other tools for the name of a player. */
const otherPlaceholder =
  /%\w+%|\{\{?(?!size\b)\w+\}\}?|<\w+>|\[\w+\]|%s|\$\{?\w+\}?|:(?:name|player|user|username|uuid)\b/i;

/** The address with one pair of braces around its placeholders. */
export function singleBraces(address: string): string {
  return address.replace(/\{\{\s*(name|size)\s*\}\}/g, "{$1}");
}

/** How the address of an avatar service is written. */
export function explainAvatarUrl(value: string): Advice {
  const hasName = value.includes("{name}");
  const isWeb = /^https?:\/\//.test(value);
  const single = singleBraces(value);
  const address = single
    .trim()
    .replace(/\s+/g, "%20")
    .replace(/^(?:[a-z]+:)?\/*/i, "https://");
  const named = address.includes("{name}")
    ? address
    : otherPlaceholder.test(address)
      ? address.replace(otherPlaceholder, "{name}")
      : address.replace(/\/?$/, "/{name}");
  const [, host = ""] = /^[a-z]+:\/*([^/?#]*)/i.exec(named) ?? [];
  const needs = whereTrue([
    [!isWeb, "start with https://"],
    [!hasName, "contain {name} where the member's name belongs"],
    [/[{}]/.test(host), "have placeholders only after the domain"],
    [single !== value, "have one pair of braces around each placeholder"],
    [/\s/.test(single), "use %20 for a space"],
  ]);
  if (needs.length === 0) return hostAdvice(value);
  return rule("The URL must", needs, avatarUrlPattern.test(named) ? named : undefined);
}
