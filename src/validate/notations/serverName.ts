import { isServerAddress } from "../../fields/addresses/serverAddress";
import { fillConstants } from "../../fields/texts/constants";
import { inline } from "../../schema/exampleOf";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { simplify } from "../../words/simplify";
import { written } from "../../words/words";
import { constantsOf } from "../constantsOf";
import { hostOfServer } from "../links/hosts";
import { type Advice, write } from "./rule";

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
