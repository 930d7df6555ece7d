import type { AnswerPaths } from "../../fields/parts/server";
import { asList, onlineAnswer } from "../serverAnswer";
import { valueAt } from "../valueAt";
import type { Provider } from "./provider";

/** A JSON file or service of the owner's own, who names where in it each thing stands. */
export const ownAddress: Provider = {
  read(status, answer, paths = {}) {
    if (status !== 200 || typeof answer !== "object" || answer === null) return undefined;
    const at = (key: keyof AnswerPaths) => {
      const path = paths[key];
      return path === undefined ? undefined : valueAt(answer, path.split("."));
    };
    const raw = {
      players: at("players"),
      maximum: at("maximum"),
      version: at("version"),
      message: at("message"),
      people: asList(at("names")).map((name) => ({ name })),
    };
    const isOnline = paths.online === undefined ? undefined : isOn(at("online"));
    if (isOnline === false) return { state: "offline" };
    const online = onlineAnswer(raw);
    // Where nothing says that it is online, a number of players does.
    const isSaid =
      isOnline ?? (paths.online === undefined && online.players !== undefined ? true : undefined);
    return isSaid === true ? online : undefined;
  },
};

/** Whether a value says that a server is there; `undefined` where it says neither. */
function isOn(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const word = String(typeof value === "number" || typeof value === "string" ? value : "").toLowerCase();
  if (["1", "true", "online", "up", "running"].includes(word)) return true;
  if (["0", "false", "offline", "down", "stopped"].includes(word)) return false;
  return undefined;
}
