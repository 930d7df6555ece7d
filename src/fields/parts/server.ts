import * as z from "zod";
import type { Spoken } from "../compiled";
import { fieldMeta } from "../kind";
import { noteOtherWords } from "../otherWords";

noteOtherWords({ server: "serverid servername status live" });

/** The pattern of names in `servers`, and of the figures and lists of a server. */
export const serverNamePattern = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** A reference to a server by its name in `servers`. */
export const serverName = z
  .string()
  .regex(serverNamePattern)
  .brand<"Server">()
  .register(fieldMeta, { kind: "server" })
  .meta({ description: "Name of a server in `servers`." });

export const figureName = z.string().regex(serverNamePattern);

/** The figures that services of all kinds report. */
export const commonFigures = ["players", "maximum"];

/** A sanitised response about a server, with limited sizes. */
export type ServerAnswer = OnlineAnswer | ({ state: "offline" } & OwnValues);

/** A number or a short text from a service. */
export type Figure = number | string;

/** Values at the paths that an owner chose. They may be known even if the server is offline. */
export interface OwnValues {
  figures?: Readonly<Record<string, Figure>>;
  /** Rows with a cell for each path in `cells`. */
  lists?: Readonly<Record<string, readonly Figure[][]>>;
  /** The URL of a picture, of the same origin as the response. */
  image?: string;
}

/** A response about an online server. */
export interface OnlineAnswer extends OwnValues {
  state: "online";
  /** How many are on. */
  players?: number;
  /** For how many there is room. */
  maximum?: number;
  version?: string;
  /** The message of the day, in plain lines. */
  message?: string[];
  /** The named players, which may be fewer than `players`. */
  people?: Person[];
}

/** Who is on. */
export interface Person {
  name: string;
  /** The address of their picture, where the service itself has one. */
  face?: string;
}

/** A Minecraft server, queried through a status service. */
export interface GameServer {
  /** Its host name or IP address, with an optional port. */
  address: string;
  edition: "java" | "bedrock";
}

export interface DiscordServer {
  /** The number that Discord gives the server. */
  id: string;
}

/** Dotted paths in a response: `data.players.now`. */
export interface AnswerPaths {
  online?: string | undefined;
  players?: string | undefined;
  maximum?: string | undefined;
  version?: string | undefined;
  message?: string | undefined;
  names?: string | undefined;
  image?: string | undefined;
  figures?: Record<string, string> | undefined;
  lists?: Record<string, { rows: string; cells: string[] }> | undefined;
}

/** A server with the owner's own status URL. */
export interface OwnServer {
  url: string;
  paths: AnswerPaths;
}

/** Whom to ask about a server, and what is needed to understand the answer. */
export type AskedServer =
  | ({ provider: "mcstatus.io" | "mcsrvstat.us" } & GameServer)
  | ({ provider: "discord" } & DiscordServer)
  | ({ provider: "json" } & OwnServer);

export type ProviderName = AskedServer["provider"];

/** A response from build time. */
export interface Snapshot {
  answer: ServerAnswer;
  /** In milliseconds since 1970. */
  at: number;
  /** The moment in words, in the time zone of the site. */
  text: string;
}

export interface ServerData extends Spoken {
  name: string;
  label: string;
  /** The address of the service's answer. */
  ask: string;
  provider: ProviderName;
  /** The paths in the response of an own status URL. */
  paths?: AnswerPaths;
  snapshot?: Snapshot;
  /** The language of the page, in which numbers and times are written. */
  language: string;
}
