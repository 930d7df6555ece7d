import type { Cursor } from "../../schema/cursor";
import { inline } from "../../schema/exampleOf";
import { isConstantName } from "../../config/constants";
import { isShortKey } from "../../languages/keys";
import { isGroup } from "../../schema/structure";
import { textsOf } from "../translations/languagesOf";
import { groupOf } from "./keyMatch";
import type { Rewrite } from "./rewrites/parts";
import { shortened } from "../../words/words";
import { explainDiscordId } from "../notations/discordId";
import { isValueOfOwners } from "./wishAnswers";

/** The address of a Discord server, for a key that requires its id. */
export function adviseDiscordId(place: Cursor): Rewrite | undefined {
  const id = discordIdIn(place);
  return id === undefined
    ? undefined
    : { advice: `A Discord server is identified by its ID. Use "id": "${id}" instead.` };
}

/** The owner's own value next to the keys of the site, for use as a constant in texts. */
export function adviseConstant(place: Cursor, key: string): Rewrite | undefined {
  const { value, parent: group, root } = place;
  const isPlain = typeof value === "string" || typeof value === "number";
  const isBesideSite = group === root || (group?.part === "site" && group.parent === root);
  if (!isPlain || !isBesideSite || !isConstantName(key) || !isValueOfOwners(key)) return undefined;
  const there = root.at(["constants", key]);
  if (there.value !== undefined) return { advice: `The same key is already in "constants". Remove it here.` };
  const advice = `Put your own values in "constants", at the top level next to "site": "constants": ${inline({ [key]: value })}. Then use {{${key}}} in text and links.`;
  return { advice, fix: { do: "move", to: there.path } };
}

/** A translation that is directly in its language. */
export function adviseTranslation(place: Cursor, key: string): Rewrite | undefined {
  const { parent: language, root, value } = place;
  const isInLanguage = language?.parent?.part === "languages" && language.parent.parent === root;
  const isTranslation = (typeof value === "string" || value === true) && isInLanguage;
  const isText = () =>
    isShortKey(key) || textsOf(root.value as object).some((texts) => texts.some((text) => text.key === key));
  if (!isTranslation || !isText()) return undefined;
  const advice = `Translations are in "texts": "texts": ${inline({ [shortened(key)]: typeof value === "string" ? shortened(value) : value })}.`;
  const { value: texts } = language.child("texts");
  const isFree = texts === undefined || (isGroup(texts) && !Object.hasOwn(texts, key));
  return { advice, fix: isFree ? { do: "move", to: [...language.path, "texts", key] } : undefined };
}

/** The number of a Discord server that an unknown key beside it has in its address, where its `id` is missing. */
export function discordIdIn(place: Cursor): string | undefined {
  const { owner, keys } = groupOf(place);
  const isOfServer = owner["provider"] === "discord" && keys.includes("id") && !Object.hasOwn(owner, "id");
  if (!isOfServer || typeof place.value !== "string") return undefined;
  const { instead } = explainDiscordId(place.value);
  return instead !== undefined && place.sibling("id").accepts(instead) ? instead : undefined;
}
