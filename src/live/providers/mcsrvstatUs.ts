import { onlineAnswer } from "../serverAnswer";
import { valueAt } from "../valueAt";
import type { Provider } from "./provider";

/** mcsrvstat.us, whose answers are kept there for a minute. Source: https://api.mcsrvstat.us */
export const mcsrvstatUs: Provider = {
  read(status, answer) {
    if (status !== 200) return undefined;
    const isOnline = valueAt(answer, ["online"]);
    if (isOnline === false) return { state: "offline" };
    if (isOnline !== true) return undefined;
    const list = valueAt(answer, ["players", "list"]);
    return onlineAnswer({
      players: valueAt(answer, ["players", "online"]),
      maximum: valueAt(answer, ["players", "max"]),
      version: valueAt(answer, ["protocol", "name"]) ?? valueAt(answer, ["version"]),
      message: valueAt(answer, ["motd", "clean"]),
      names: Array.isArray(list)
        ? list.map((player) => (typeof player === "string" ? player : valueAt(player, ["name"])))
        : [],
    });
  },
};
