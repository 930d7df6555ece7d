import { fillConstants } from "../../../fields/texts/constants";
import { entriesAt } from "../../../schema/entriesAt";
import { valueAt } from "../../../schema/schemaAt";
import { isGroup } from "../../../schema/structure";
import type { Path } from "../../../schema/walk";
import { inline } from "../../../schema/exampleOf";
import { quote } from "../../../words/words";
import { blocksOf } from "../../blocksOf";
import { constantsOf } from "../../constantsOf";
import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";

/** A server of the config, with its name. */
interface NamedServer {
  name: string;
  server: Record<string, unknown>;
  path: Path;
}

function serversOf(config: unknown): NamedServer[] {
  const servers = valueAt(config, ["servers"]);
  return Object.entries(isGroup(servers) ? servers : {}).flatMap(([name, server]) =>
    isGroup(server) ? [{ name, server, path: ["servers", name] }] : [],
  );
}

/** An announcement waits for a server that can be told to be offline: of some, an answer only says who is on. */
export function checkSilentAnnouncements(config: unknown): Finding[] {
  const silent = new Map(
    serversOf(config).flatMap(({ name, server }): [string, string][] => {
      if (server["provider"] === "discord") {
        return [
          [name, "Discord never says that a server is offline. Name another server, or remove the key"],
        ];
      }
      const isUntold = server["provider"] === "json" && valueAt(server, ["paths", "online"]) === undefined;
      const advice = `the "paths" of ${quote(name)} name no "online", without which nothing says that a server is offline. Add "online" there, or remove the key`;
      return isUntold ? [[name, advice]] : [];
    }),
  );
  return entriesAt(config, ["announcements"]).flatMap(({ value, path }): Finding[] => {
    const reason = silent.get(String(value["server"]));
    if (reason === undefined) return [];
    const message = `This announcement never appears: it waits until ${quote(value["server"])} is offline, and ${reason}.`;
    return [{ code: "server-mismatch", message, path: [...path, "server"] }];
  });
}

/** What a service said during the build is seen in a status block only. One that nothing shows is told as that. */
export function checkUnseenSnapshots(config: unknown): Finding[] {
  const used = new Set(textsOf(config, "server").map(({ value }) => value));
  const inBlocks = new Set(
    blocksOf(config)
      .filter(({ value }) => value["type"] === "status")
      .flatMap(({ value }) => entriesAt(value, ["items"]).map((item) => item.value["server"])),
  );
  return serversOf(config).flatMap(({ name, server, path }): Finding[] => {
    if (server["snapshot"] !== true || !used.has(name) || inBlocks.has(name)) return [];
    const message = `Nobody sees this "snapshot": only a "status" block begins with the answer of the build, and none shows ${quote(name)}. Add { "type": "status", "items": [{ "server": ${quote(name)} }] } to a page, or remove "snapshot".`;
    return [{ code: "key-without-effect", message, path: [...path, "snapshot"], at: "key" }];
  });
}

/** The faces of who is on stand beside their names, and come from somewhere. */
export function checkUnseenFaces(config: unknown): Finding[] {
  const providers = new Map(serversOf(config).map(({ name, server }) => [name, server["provider"]]));
  const hasService = valueAt(config, ["avatars", "url"]) !== undefined;
  const isBuilt = valueAt(config, ["avatars", "load"]) === "build";
  const cause = (block: Readonly<Record<string, unknown>>): string | undefined => {
    if (block["layout"] === "row")
      return 'the names of who is on stand in cards only. Remove "layout", or "faces".';
    if (block["names"] === false)
      return 'they stand beside the names of who is on, which "names": false leaves out. Remove one of the two.';
    const items = entriesAt(block, ["items"]);
    const shown = new Set(items.map(({ value }) => providers.get(String(value["server"]))));
    // A server that there is not is told as that.
    if ((hasService && !isBuilt) || shown.has("discord") || shown.has(undefined)) return undefined;
    if (hasService)
      return 'the faces of "avatars" are fetched while the site is built, when nobody knows who will be on. Write "load": "hover" there, or remove "faces".';
    return 'the site names no service that has them. Add "avatars": { "url": "https://…/{name}/{size}" } beside "routes", with the address of an avatar service, or remove "faces".';
  };
  return blocksOf(config).flatMap(({ value: block, path }): Finding[] => {
    const reason = block["type"] === "status" && block["faces"] === true ? cause(block) : undefined;
    if (reason === undefined) return [];
    const message = `Nobody sees these "faces": ${reason}`;
    return [{ code: "key-without-effect", message, path: [...path, "faces"], at: "key" }];
  });
}

/** The ports at which servers listen where nobody chose another. */
const usualPorts = [
  { port: /:25565$/, edition: "java", called: "Java" },
  { port: /:1913[23]$/, edition: "bedrock", called: "Bedrock" },
];

/** A server with the usual port of one edition is asked about as one of that edition. */
export function checkUsualPorts(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  return serversOf(config).flatMap(({ server, path }): Finding[] => {
    const { address, edition = "java" } = server;
    if (typeof address !== "string") return [];
    const filled = fillConstants(address, constants);
    const meant = usualPorts.find(({ port }) => port.test(filled));
    if (meant === undefined || meant.edition === edition) return [];
    const port = filled.slice(filled.lastIndexOf(":") + 1);
    const message = `${port} is the usual port of the ${meant.called} edition, and this server is asked about as ${quote(edition)}: where that is wrong, it seems to be offline all the time. Write "edition": "${meant.edition}", or the port of the other edition.`;
    return [{ code: "server-mismatch", message, path: [...path, "address"] }];
  });
}

const discordWidget =
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?guilds\/(\d{17,20})\/widget\.json/i;

/** What Discord tells of a server is read by the provider that knows it. */
export function checkDiscordWidgets(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  return textsOf(config, "dataUrl").flatMap(({ value, path }): Finding[] => {
    const [, id] = discordWidget.exec(fillConstants(value, constants)) ?? [];
    if (id === undefined) return [];
    const label = valueAt(config, [...path.slice(0, -1), "label"]);
    const instead = inline({ provider: "discord", label, id });
    const message = `This is what Discord tells of a server, which the provider "discord" reads by itself, with the names of who is on. Write ${instead}.`;
    return [{ code: "server-mismatch", message, path }];
  });
}
