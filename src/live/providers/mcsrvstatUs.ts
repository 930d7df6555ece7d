import { valueAt } from "../valueAt";
import { gameAnswer } from "./gameAnswer";
import type { Provider } from "./provider";

/** mcsrvstat.us, whose answers are kept there for a minute. Source: https://api.mcsrvstat.us */
export const mcsrvstatUs: Provider = {
  read: (status, answer) =>
    gameAnswer(status, answer, {
      version: valueAt(answer, ["protocol", "name"]) ?? valueAt(answer, ["version"]),
      nameOf: (player) => (typeof player === "string" ? player : valueAt(player, ["name"])),
    }),
};
