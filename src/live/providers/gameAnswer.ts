import type { ServerAnswer } from "../../fields/parts/server";
import { asList, onlineAnswer } from "../serverAnswer";
import { valueAt } from "../valueAt";

/** Differences between the services for game servers. */
export interface GameNotation {
  version: unknown;
  /** The name in an entry of the list of players. */
  nameOf: (player: unknown) => unknown;
}

/** Reads the response format that services for game servers share; `undefined` for any other format. */
export function gameAnswer(
  status: number,
  answer: unknown,
  { version, nameOf }: GameNotation,
): ServerAnswer | undefined {
  if (status !== 200) return undefined;
  const isOnline = valueAt(answer, ["online"]);
  if (isOnline === false) return { state: "offline" };
  if (isOnline !== true) return undefined;
  return onlineAnswer({
    players: valueAt(answer, ["players", "online"]),
    maximum: valueAt(answer, ["players", "max"]),
    version,
    message: valueAt(answer, ["motd", "clean"]),
    people: asList(valueAt(answer, ["players", "list"])).map((player) => ({ name: nameOf(player) })),
  });
}
