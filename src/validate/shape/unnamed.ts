import type { Cursor } from "../../schema/cursor";
import { inline } from "../../schema/exampleOf";
import { isGroup } from "../../schema/structure";
import { usedServers } from "../checks/servers";
import type { Finding } from "../finding";

/** A longer line is hard to read. */
const longestLine = 160;

/** A server directly in `servers`, without a name. One finding, because none of its keys is valid there. */
export function findUnnamedServer(config: Cursor): Finding[] {
  const { value, path } = config.child("servers");
  const isServer =
    isGroup(value) &&
    ["provider", "address", "url", "id"].some((key) => typeof value[key] === "string") &&
    Object.entries(value).every(([key, inner]) => key === "paths" || !isGroup(inner));
  if (!isServer) return [];
  const [name = "main", another] = [...new Set(usedServers(config.value))];
  const called = another === undefined ? name : "main";
  const whole = inline({ [called]: value });
  const lines = whole.length > longestLine ? `{ "${called}": { … } }` : whole;
  const message = `This is a single server, but "servers" needs a name for each server. Use "servers": ${lines}.`;
  return [{ code: "misplaced-part", message, path, at: "opening" }];
}
