import { onlineAnswer } from "../serverAnswer";
import { valueAt } from "../valueAt";
import type { Provider } from "./provider";

/**
 * The widget of a Discord server: how many of its members are online, and the names of up to 100 of them. A server
 * whose owner has not switched the widget on answers 403, which says nothing about who is there.
 * Source: https://discord.com/developers/docs/resources/guild#get-guild-widget
 */
export const discord: Provider = {
  read(status, answer) {
    const count = valueAt(answer, ["presence_count"]);
    if (status !== 200 || typeof count !== "number") return undefined;
    const members = valueAt(answer, ["members"]);
    return onlineAnswer({
      players: count,
      names: Array.isArray(members) ? members.map((member) => valueAt(member, ["username"])) : [],
    });
  },
};
