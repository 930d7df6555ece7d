import { onlineAnswer } from "../serverAnswer";
import { valueAt } from "../valueAt";
import type { Provider } from "./provider";

/**
 * mcstatus.io. An answer is kept there for a minute; a wrong address gets a plain text, a server that is offline an
 * answer without version, players and message. Source: https://mcstatus.io/docs
 */
export const mcstatusIo: Provider = {
  read(status, answer) {
    if (status !== 200) return undefined;
    const isOnline = valueAt(answer, ["online"]);
    if (isOnline === false) return { state: "offline" };
    if (isOnline !== true) return undefined;
    const list = valueAt(answer, ["players", "list"]);
    return onlineAnswer({
      players: valueAt(answer, ["players", "online"]),
      maximum: valueAt(answer, ["players", "max"]),
      // The editions name it differently.
      version: valueAt(answer, ["version", "name_clean"]) ?? valueAt(answer, ["version", "name"]),
      message: valueAt(answer, ["motd", "clean"]),
      names: Array.isArray(list) ? list.map((player) => valueAt(player, ["name_clean"])) : [],
    });
  },
};
