import type { AnswerPaths, OwnValues, ProviderName, ServerAnswer } from "../fields/parts/server";
import { asList, onlineAnswer } from "./serverAnswer";
import { DISCORD_PICTURES } from "./discordPictures";
import { valueAt } from "./valueAt";

/** The paths of a server, and the figures, lists and picture in its response. */
interface Asked {
  paths?: AnswerPaths | undefined;
  own?: OwnValues | undefined;
}

/** A status service and the meaning of its responses. */
interface Provider {
  /** Reads a response of any shape; `undefined` if it is not reliable. The server may still be online then. */
  read: (status: number, answer: unknown, server: Asked) => ServerAnswer | undefined;
}

/** Differences between the services for game servers. */
interface GameNotation {
  version: unknown;
  /** The name in an entry of the list of players. */
  nameOf: (player: unknown) => unknown;
}

/** Reads the response format that services for game servers share; `undefined` for any other format. */
function gameAnswer(
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

/** Discord's addresses have about 250 characters. */
const LONGEST_ADDRESS = 500;

/**
 * The widget of a Discord server: how many of its members are online, and the names and pictures of up to 100 of them. A server
 * without the widget responds with 403, which does not show who is online.
 * Source: https://discord.com/developers/docs/resources/guild#get-guild-widget
 */
const discord: Provider = {
  read(status, answer) {
    const count = valueAt(answer, ["presence_count"]);
    if (status !== 200 || typeof count !== "number") return undefined;
    return onlineAnswer({
      players: count,
      people: asList(valueAt(answer, ["members"])).map((member) => ({
        name: valueAt(member, ["username"]),
        face: pictureOf(valueAt(member, ["avatar_url"])),
      })),
    });
  },
};

/** The address of a picture, only if Discord hosts it. */
function pictureOf(address: unknown): string | undefined {
  const isOne = typeof address === "string" && address.startsWith(`${DISCORD_PICTURES}/`);
  return isOne && address.length <= LONGEST_ADDRESS ? address : undefined;
}

/** The owner's own JSON file or service, with the paths of its values in the config. */
const ownAddress: Provider = {
  read(status, answer, { paths = {}, own = {} }) {
    if (status !== 200 || typeof answer !== "object" || answer === null) return undefined;
    const at = (key: Exclude<keyof AnswerPaths, "figures" | "lists">) => {
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
    const online = { ...onlineAnswer(raw), ...own };
    // If there is no online state, a number of players or another value means online.
    if (paths.online === undefined) {
      const isOnline = online.players !== undefined || Object.keys(own).length > 0;
      return isOnline ? online : undefined;
    }
    const isOnline = isOn(at("online"));
    if (isOnline === undefined) return undefined;
    return isOnline ? online : { state: "offline", ...own };
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

/**
 * mcstatus.io caches responses for a minute. Offline servers have no version, players or message. Source:
 * https://mcstatus.io/docs
 */
const mcstatusIo: Provider = {
  read: (status, answer) =>
    gameAnswer(status, answer, {
      // The editions name it differently.
      version: valueAt(answer, ["version", "name_clean"]) ?? valueAt(answer, ["version", "name"]),
      nameOf: (player) => valueAt(player, ["name_clean"]),
    }),
};

/** mcsrvstat.us, whose answers are kept there for a minute. Source: https://api.mcsrvstat.us */
const mcsrvstatUs: Provider = {
  read: (status, answer) =>
    gameAnswer(status, answer, {
      version: valueAt(answer, ["protocol", "name"]) ?? valueAt(answer, ["version"]),
      nameOf: (player) => (typeof player === "string" ? player : valueAt(player, ["name"])),
    }),
};

/** Status services, by their name in configs. */
const providers = {
  "mcstatus.io": mcstatusIo,
  "mcsrvstat.us": mcsrvstatUs,
  discord,
  json: ownAddress,
} satisfies Record<ProviderName, Provider>;

/** The status service of a server. */
export function providerOf({ provider }: { provider: ProviderName }): Provider {
  return providers[provider];
}
