import { valueAt } from "../valueAt";
import { gameAnswer } from "./gameAnswer";
import type { Provider } from "./provider";

/**
 * mcstatus.io. An answer is kept there for a minute; a wrong address gets a plain text, a server that is offline an
 * answer without version, players and message. Source: https://mcstatus.io/docs
 */
export const mcstatusIo: Provider = {
  read: (status, answer) =>
    gameAnswer(status, answer, {
      // The editions name it differently.
      version: valueAt(answer, ["version", "name_clean"]) ?? valueAt(answer, ["version", "name"]),
      nameOf: (player) => valueAt(player, ["name_clean"]),
    }),
};
