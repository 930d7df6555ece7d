import { isServerAddress } from "../../fields/addresses/serverAddress";
import { listed, written, simplify } from "../../words/words";
import { type Advice, write } from "./rule";
import { fillConstants } from "../../fields/texts/constants";
import { inline } from "../../schema/exampleOf";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { constantsOf } from "../constantsOf";
import { hostOfServer } from "../links/knownHosts";

/** How the address of a game server is written. */
export function explainServerAddress(value: string): Advice {
  const bare = value.replace(/^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i, "").trim();
  const host = bare.replace(/[/\\?#].*$/s, "").replace(/^(\S+?)\s*[:\s]\s*(\d{1,6})$/, "$1:$2");
  const [, port] = /:(\d+)$/.exec(host) ?? [];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) {
    return { advice: "The port must be from 1 to 65535." };
  }
  if (/[{}<>]/.test(host)) {
    return { advice: "Placeholders do not work here. Use the address that players enter." };
  }
  const [first, ...others] = addressesIn(value);
  if (first !== undefined && others.length > 0) {
    return {
      advice: `A server can have only one address. Use ${written(first)}, and add another server for ${listed(others.map(written), "and")}.`,
    };
  }
  if (host.includes("@")) return { advice: "Use only the address, without a username before it." };
  const what = "It must be the address that players enter, with the port if there is one";
  return isServerAddress(host) ? write(what, host) : { advice: `${what}, as in play.example:25565.` };
}

/** The different addresses among the words of a text. */
function addressesIn(text: string): string[] {
  const words = text.split(/[\s,;|]+/);
  return [...new Set(words.filter((word) => word.includes(".") && isServerAddress(word)))];
}

/** A server referenced by its address or label instead of its name in `servers`. */
export function explainServerName(config: unknown, value: string): Advice | undefined {
  const servers = valueAt(config, ["servers"]);
  const constants = constantsOf(config) ?? {};
  const isMeant = (text: unknown) =>
    typeof text === "string" && simplify(fillConstants(text, constants)) === simplify(value);
  const meant = Object.entries(isGroup(servers) ? servers : {}).filter(
    ([, server]) => isMeant(valueAt(server, ["address"])) || isMeant(valueAt(server, ["label"])),
  );
  const what = 'It must be the server\'s name in "servers"';
  const [only, another] = meant;
  if (only && !another) return write(what, only[0]);
  if (!isServerAddress(value) || hostOfServer(value) === undefined) return undefined;
  const server = { provider: "mcstatus.io", label: "Survival", address: value };
  return {
    advice: `${what}, not its address. Use ${written("main")} here, and add "servers": ${inline({ main: server })} next to "site".`,
  };
}
