import type { AnswerPaths } from "../../fields/parts/server";
import { asList, onlineAnswer } from "../serverAnswer";
import { valueAt } from "../valueAt";
import type { Provider } from "./provider";

/** The owner's own JSON file or service, with the paths of its values in the config. */
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
    // If there is no online state, a number of players means online.
    const isSaid =
      isOnline ?? (paths.online === undefined && online.players !== undefined ? true : undefined);
    return isSaid === true ? online : undefined;
  },
};

/** Whether a value means that a server is online; `undefined` if it means neither. */
function isOn(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const word = String(typeof value === "number" || typeof value === "string" ? value : "").toLowerCase();
  if (["1", "true", "online", "up", "running"].includes(word)) return true;
  if (["0", "false", "offline", "down", "stopped"].includes(word)) return false;
  return undefined;
}
