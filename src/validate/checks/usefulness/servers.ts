import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { fillConstants } from "../../../fields/texts/constants";
import { entriesAt, valueAt } from "../../../schema/schemaAt";
import { isGroup } from "../../../schema/structure";
import type { Path } from "../../../schema/walk";
import { inline } from "../../../schema/exampleOf";
import { quote } from "../../../words/words";
import type { Finding } from "../../finding";
import { gathered } from "../../parts";
import { onEach, onTexts } from "../../visits";
import { figuresInTexts } from "../../texts/figuresInTexts";
import { usedServers } from "../servers";

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

/** Reports announcements for a server whose responses never report it as offline. */
export function checkSilentAnnouncements(config: unknown): Finding[] {
  const silent = new Map(
    serversOf(config).flatMap(({ name, server }): [string, string][] => {
      if (server["provider"] === "discord") {
        return [
          [
            name,
            'Discord never reports a server as offline. Choose another server, or remove "server" to always show the announcement.',
          ],
        ];
      }
      const isUntold = server["provider"] === "json" && valueAt(server, ["paths", "online"]) === undefined;
      const advice = `Add "online" to the "paths" of that server, or remove "server" to always show the announcement.`;
      return isUntold ? [[name, advice]] : [];
    }),
  );
  return entriesAt(config, ["announcements"]).flatMap(({ value, path }): Finding[] => {
    const reason = silent.get(String(value["server"]));
    if (reason === undefined) return [];
    const message = `This announcement never appears because the site cannot detect when ${quote(value["server"])} is offline. ${reason}`;
    return [{ code: "server-mismatch", message, path: [...path, "server"] }];
  });
}

const serversWithStatus = gathered(
  "servers with status",
  onEach("block", ({ type, value }) =>
    type === "status" ? entriesAt(value, ["items"]).map((item) => item.value["server"]) : [],
  ),
);

/** Reports snapshots without a "status" block. Unused servers are reported elsewhere. */
export function checkUnseenSnapshots(config: unknown): Finding[] {
  const used = new Set([...usedServers(config), ...figuresInTexts(config).map(({ use }) => use.server)]);
  const inBlocks = new Set(serversWithStatus(config));
  return serversOf(config).flatMap(({ name, server, path }): Finding[] => {
    if (server["snapshot"] !== true || !used.has(name) || inBlocks.has(name)) return [];
    const message = `"snapshot" has no effect because no "status" block shows ${quote(name)}. Add { "type": "status", "items": [{ "server": ${quote(name)} }] } to a page, or remove "snapshot".`;
    return [{ code: "key-without-effect", message, path: [...path, "snapshot"], at: "key" }];
  });
}

/** Reports "faces" without names of players or without an avatar service. */
const checkUnseenFaces = onEach("block", ({ type, value: block, path }, { config }): Finding[] => {
  if (type !== "status" || block["faces"] !== true) return [];
  const providers = new Map(serversOf(config).map(({ name, server }) => [name, server["provider"]]));
  const hasService = valueAt(config, ["avatars", "url"]) !== undefined;
  const isBuilt = valueAt(config, ["avatars", "load"]) === "build";
  const cause = (): string | undefined => {
    if (block["layout"] === "row")
      return '"layout": "row" does not list players. Remove "layout" or "faces".';
    if (block["names"] === false)
      return 'avatars appear next to player names, which "names": false hides. Remove "names" or "faces".';
    const items = entriesAt(block, ["items"]);
    const shown = new Set(items.map(({ value }) => providers.get(String(value["server"]))));
    // Unknown servers are reported elsewhere.
    if ((hasService && !isBuilt) || shown.has("discord") || shown.has(undefined)) return undefined;
    if (hasService)
      return 'avatars are loaded during the build, before it is known who is online. Set "load": "hover" in "avatars", or remove "faces".';
    return 'the site has no avatar service. Add "avatars": { "url": "https://…/{name}/{size}" } next to "routes", with the URL of a service, or remove "faces".';
  };
  const reason = cause();
  if (reason === undefined) return [];
  const message = `"faces" has no effect because ${reason}`;
  return [{ code: "key-without-effect", message, path: [...path, "faces"], at: "key" }];
});

const usualPorts = [
  { port: /:25565$/, edition: "java", called: "Java" },
  { port: /:1913[23]$/, edition: "bedrock", called: "Bedrock" },
];

/** Reports servers with the default port of the other edition. */
const checkUsualPorts = onEach("rest", (rest, { constants }) =>
  serversOf(rest).flatMap(({ server, path }): Finding[] => {
    const { address, edition = "java" } = server;
    if (typeof address !== "string") return [];
    const filled = fillConstants(address, constants);
    const meant = usualPorts.find(({ port }) => port.test(filled));
    if (meant === undefined || meant.edition === edition) return [];
    const port = filled.slice(filled.lastIndexOf(":") + 1);
    const message = `${port} is the usual port of the ${meant.called} edition, but the edition of this server is ${quote(edition)}${server["edition"] === undefined ? " by default" : ""}. The server may always seem offline. Set "edition": "${meant.edition}", or change the port.`;
    return [{ code: "server-mismatch", message, path: [...path, "address"] }];
  }),
);

const discordWidget =
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?guilds\/(\d{17,20})\/widget\.json/i;

/** Reports Discord widgets without the provider "discord". */
const checkDiscordWidgets = onTexts(["dataUrl"], ({ value, path }, { config, constants }): Finding[] => {
  const [, id] = discordWidget.exec(fillConstants(value, constants)) ?? [];
  if (id === undefined) return [];
  const label = valueAt(config, [...path.slice(0, -1), "label"]);
  const instead = inline({ provider: "discord", label, id });
  const message = `This URL is the widget of a Discord server. The provider "discord" supports it directly and also shows the names of members online. Use ${instead}.`;
  return [{ code: "server-mismatch", message, path }];
});

export const checks: CheckFile = {
  section: "usefulness",
  codes: { "server-mismatch": { severity: "warning" } },
  valueAdvice: [checkDiscordWidgets, checkUsualPorts],
  advice: [checkUnseenFaces],
  siteAdvice: [checkSilentAnnouncements, checkUnseenSnapshots],
};

export const explanations: Explanations = {
  "server-mismatch": {
    meaning: "A server's settings contradict each other, or a page uses a status that the server never has.",
    example: pageWith(
      '{ "type": "status", "items": [{ "server": "pocket" }] }',
      '"servers": { "pocket": { "provider": "mcstatus.io", "label": "Pocket", "address": "play.fernhollow.net:19132" } }',
    ),
  },
};
