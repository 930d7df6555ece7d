import { valueAt } from "../../schema/schemaAt";
import { didYouMean } from "../../words/nearest";
import { allOf, quote } from "../../words/words";
import { textsOf } from "../fieldsOf";
import type { Finding } from "../finding";
import { replaceSurely } from "../fixes/sureFixes";

/** The names of the servers that a config has; nothing where they are no group of keys. */
function serverNames(config: unknown): string[] | undefined {
  const servers = valueAt(config, ["servers"]) ?? {};
  return typeof servers === "object" && !Array.isArray(servers) ? Object.keys(servers) : undefined;
}

/** Each server that is named is one of servers. */
export function checkServers(config: unknown): Finding[] {
  const names = serverNames(config);
  if (!names) return [];
  return textsOf(config, "server")
    .filter(({ value }) => !names.includes(value))
    .map(({ value, path }) => ({
      code: "unknown-server",
      message: `servers has no ${quote(value)}.${hintFor(value, names)}`,
      path,
      ...replaceSurely(value, names),
    }));
}

function hintFor(name: string, names: readonly string[]): string {
  if (names.length > 0) return didYouMean(name, names) || ` The servers are ${allOf(names)}.`;
  const key = /^[A-Za-z][\w-]*$/.test(name) ? name : "main";
  return ` Give it there, as in "servers": { "${key}": { "provider": "mcstatus.io", "label": "Survival", "address": "play.example" } }.`;
}

/** Each server is shown by something. One that something else is missed for may only have another name. */
export function checkUnusedServers(config: unknown): Finding[] {
  const names = serverNames(config) ?? [];
  const used = new Set(textsOf(config, "server").map(({ value }) => value));
  if ([...used].some((name) => !names.includes(name))) return [];
  return names
    .filter((name) => !used.has(name))
    .map((name) => ({
      code: "unused-server",
      message: `Nothing shows the server ${quote(name)}, so nobody is asked about it. Add { "type": "status", "items": [{ "server": "${name}" }] } to a page or write "server": "${name}" in a card of a hero, in stats or in an announcement, or remove it.`,
      path: ["servers", name],
      at: "key",
    }));
}
