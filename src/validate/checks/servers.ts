import { answerKeys } from "../../config/servers";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { didYouMean } from "../../words/nearest";
import { allOf, quote } from "../../words/words";
import { textsOf } from "../fieldsOf";
import type { Finding } from "../finding";
import { replaceSurely } from "../fixes/sureFixes";

/** The names of the servers; `undefined` if "servers" is not an object. */
function serverNames(config: unknown): string[] | undefined {
  const servers = valueAt(config, ["servers"]) ?? {};
  return typeof servers === "object" && !Array.isArray(servers) ? Object.keys(servers) : undefined;
}

/** Reports servers that "servers" does not define. */
export function checkServers(config: unknown): Finding[] {
  const names = serverNames(config);
  if (!names) return [];
  return textsOf(config, "server")
    .filter(({ value }) => !names.includes(value))
    .map(({ value, path }) => ({
      code: "unknown-server",
      message: `Unknown server ${quote(value)}.${hintFor(value, names)}`,
      path,
      ...replaceSurely(value, names),
    }));
}

function hintFor(name: string, names: readonly string[]): string {
  const [only, ...more] = names;
  if (only !== undefined) {
    const known = more.length > 0 ? `The servers are ${allOf(names)}` : `The only server is ${quote(only)}`;
    return didYouMean(name, names) || ` ${known}.`;
  }
  const key = /^[A-Za-z][\w-]*$/.test(name) ? name : "main";
  return ` Add it, for example "servers": { "${key}": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" } }.`;
}

/** Reports "paths" without the status and the number of players. */
export function checkAnswerPaths(config: unknown): Finding[] {
  const servers = valueAt(config, ["servers"]);
  return Object.keys(isGroup(servers) ? servers : {}).flatMap((name): Finding[] => {
    const path = ["servers", name, "paths"];
    const paths = valueAt(config, path);
    // Misspelled keys are reported elsewhere.
    const isKnown = isGroup(paths) && Object.keys(paths).every((key) => key in answerKeys.shape);
    if (!isKnown || "online" in paths || "players" in paths) return [];
    const message =
      '"online" or "players" is required to show whether the server is online. Write where the response has the status or the number of players.';
    return [{ code: "missing-key", message, path, at: "opening" }];
  });
}

/** Reports unused servers, unless an unknown server is used: it may be a misspelled one. */
export function checkUnusedServers(config: unknown): Finding[] {
  const names = serverNames(config) ?? [];
  const used = new Set(textsOf(config, "server").map(({ value }) => value));
  if ([...used].some((name) => !names.includes(name))) return [];
  return names
    .filter((name) => !used.has(name))
    .map((name) => ({
      code: "unused-server",
      message: `The server ${quote(name)} is not used. Add { "type": "status", "items": [{ "server": "${name}" }] } to a page, or remove the server. You can also write "server": "${name}" in "site", a hero card, stats or an announcement.`,
      path: ["servers", name],
      at: "key",
    }));
}
