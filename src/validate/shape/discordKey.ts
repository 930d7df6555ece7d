import type { Cursor } from "../../schema/cursor";
import { explainDiscordId } from "../notations/discordId";
import { groupOf } from "./keyMatch";

/** The number of a Discord server that an unknown key beside it has in its address, where its `id` is missing. */
export function discordIdIn(place: Cursor): string | undefined {
  const { owner, keys } = groupOf(place);
  const isOfServer = owner["provider"] === "discord" && keys.includes("id") && !Object.hasOwn(owner, "id");
  if (!isOfServer || typeof place.value !== "string") return undefined;
  const { instead } = explainDiscordId(place.value);
  return instead !== undefined && place.sibling("id").accepts(instead) ? instead : undefined;
}
