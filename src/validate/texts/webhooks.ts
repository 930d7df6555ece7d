import { fillConstants } from "../../fields/texts/constants";
import type { Constants } from "../constantsOf";
import type { Finding, Within } from "../finding";
import { onTexts } from "../visits";
import { decoded } from "../../fields/addresses/webAddress";

/** Webhooks of chats, by host and path. Anyone who knows the address can write there, so forms cannot use one. */
const webhooks: readonly (readonly [RegExp, string])[] = [
  // Services that pass on to Discord keep the path.
  [/^[^/]*\/api\/(?:v\d+\/)?webhooks\/(?:\d|\{\{)/, "a Discord channel"],
  [/^(?:[\w-]+\.)*discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks(?:\/|$)/, "a Discord channel"],
  [/^hooks\.slack(?:-gov)?\.com\//, "a Slack channel"],
  [/^[\w-]+\.webhook\.office\.com\/|^outlook\.office(?:365)?\.com\/webhook/, "a Teams channel"],
  [/^[\w.-]+\.(?:logic\.azure|powerplatform)\.com\/.*[?&]sig=/, "a Teams channel"],
  [/^chat\.googleapis\.com\/v1\/spaces\//, "a Google Chat space"],
  [/^api\.telegram\.org\/bot/, "a Telegram bot"],
  [/^media\.guilded\.gg\/webhooks\//, "a Guilded channel"],
  [/^maker\.ifttt\.com\/trigger\//, "an IFTTT account"],
  [/^[^/]+\/hooks\/[a-z0-9]{17,26}(?:\/[a-z0-9]{20,})?$/, "a chat channel"],
];

/** The service of a webhook, if the address of a form is one. */
export function webhookOf(value: string, constants: Constants): string | undefined {
  const address = plainAddress(fillConstants(value, constants));
  return webhooks.find(([pattern]) => pattern.test(address))?.[1];
}

/** Reports webhooks of chats as form addresses, because the address is the password. */
export const checkWebhooks = onTexts(["postUrl"], (field, { constants }): Finding[] => {
  const { value, path } = field;
  const what = webhookOf(value, constants);
  if (what === undefined) return [];
  const message = `This is the webhook of ${what}. Anyone who has it can post in your name, and every visitor gets it with the form. Use a form service that keeps the webhook private. Someone may already have seen it, so also delete the webhook and create a new one.`;
  return [{ code: "public-secret", message, path, isSecret: true }];
});

/** The host, path and query of an address as servers read them, in lowercase and without the port. */
function plainAddress(address: string): string {
  const [, host = "", rest = ""] = /^https?:\/\/(?:[^/?#]*@)?([^/?#:]*)(?::\d+)?(.*)$/is.exec(address) ?? [];
  return (host.replace(/\.$/, "") + decoded(rest).replace(/\/{2,}/g, "/")).toLowerCase();
}

/** The range of the only secret in a text; empty if the text has several secrets or nothing else. */
export function secretPart(
  text: string,
  secrets: readonly (readonly [RegExp, string])[],
): { within?: Within } {
  // The key is after its first line.
  if (text.includes("PRIVATE KEY")) return {};
  const words = [...text.matchAll(/\S+/g)].filter(([word]) =>
    secrets.some(([pattern]) => pattern.test(word)),
  );
  const [word, another] = words;
  const isWhole = word?.[0].length === text.length;
  if (!word || another || isWhole) return {};
  return { within: { start: word.index, end: word.index + word[0].length } };
}
