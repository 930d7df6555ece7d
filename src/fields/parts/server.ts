import * as z from "zod";
import { fieldMeta } from "../kind";
import { noteOtherWords } from "../otherWords";

noteOtherWords({ server: "serverid servername status live" });

/** What a server may be called in `servers`. */
export const serverNamePattern = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** A reference to a server by its name in `servers`. */
export const serverName = z
  .string()
  .regex(serverNamePattern)
  .brand<"Server">()
  .register(fieldMeta, { kind: "server" })
  .meta({ description: "Name of a server in `servers`." });

/** What a service says of a server, cleaned: nothing in it is longer or larger than a page can show. */
export type ServerAnswer = OnlineAnswer | { state: "offline" };

/** What a server that can be played on says; what a service does not tell is absent. */
export interface OnlineAnswer {
  state: "online";
  /** How many are on. */
  players?: number;
  /** For how many there is room. */
  maximum?: number;
  version?: string;
  /** The message of the day, in plain lines. */
  message?: string[];
  /** Who is on, as far as the service names them; `players` may be more. */
  people?: Person[];
}

/** Who is on. */
export interface Person {
  name: string;
  /** The address of their picture, where the service itself has one. */
  face?: string;
}

/** A Minecraft server that a status service is asked about. */
export interface GameServer {
  /** Its name or number, with a port where it is not the usual one. */
  address: string;
  edition: "java" | "bedrock";
}

export interface DiscordServer {
  /** The number that Discord gives the server. */
  id: string;
}

/** The keys on the way to each thing in an answer, joined by dots: `data.players.now`. */
export interface AnswerPaths {
  online?: string | undefined;
  players?: string | undefined;
  maximum?: string | undefined;
  version?: string | undefined;
  message?: string | undefined;
  names?: string | undefined;
}

/** A server that an address of the owner's own tells of. */
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

/** What was known of a server at a moment. */
export interface Snapshot {
  answer: ServerAnswer;
  /** In milliseconds since 1970. */
  at: number;
  /** The moment in words, in the time zone of the site. */
  text: string;
}

/** A compiled server: its name, where to ask about it, and what was known of it when the site was made. */
export interface ServerData {
  name: string;
  label: string;
  /** The address of the service's answer. */
  ask: string;
  provider: ProviderName;
  /** Where in the answer of an own address each thing stands. */
  paths?: AnswerPaths;
  snapshot?: Snapshot;
  /** The language of the page, in which numbers and times are written. */
  language: string;
}
