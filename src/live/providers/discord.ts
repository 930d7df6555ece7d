import { DISCORD_PICTURES } from "../discordPictures";
import { asList, onlineAnswer } from "../serverAnswer";
import { valueAt } from "../valueAt";
import type { Provider } from "./provider";

/** Discord's addresses have about 250 characters. */
const LONGEST_ADDRESS = 500;

/**
 * The widget of a Discord server: how many of its members are online, and the names and pictures of up to 100 of them. A server
 * without the widget responds with 403, which does not show who is online.
 * Source: https://discord.com/developers/docs/resources/guild#get-guild-widget
 */
export const discord: Provider = {
  read(status, answer) {
    const count = valueAt(answer, ["presence_count"]);
    if (status !== 200 || typeof count !== "number") return undefined;
    return onlineAnswer({
      players: count,
      people: asList(valueAt(answer, ["members"])).map((member) => ({
        name: valueAt(member, ["username"]),
        face: pictureOf(valueAt(member, ["avatar_url"])),
      })),
    });
  },
};

/** The address of a picture, only if Discord hosts it. */
function pictureOf(address: unknown): string | undefined {
  const isOne = typeof address === "string" && address.startsWith(`${DISCORD_PICTURES}/`);
  return isOne && address.length <= LONGEST_ADDRESS ? address : undefined;
}
