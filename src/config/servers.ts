import * as z from "zod";
import { writtenServerAddress } from "../fields/addresses/serverAddress";
import { addressCharacter, addressCharacterBut } from "../fields/characters";
import { fieldMeta } from "../fields/kind";
import { names } from "../fields/names";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { serverNamePattern } from "../fields/parts/server";
import { text } from "../fields/texts/text";

noteOtherWords({
  // Keys
  servers: "server status serverstatus gameservers",
  provider: "service api via source from type",
  address: "host hostname serverip serveraddress domain join",
  edition: "platform type kind game",
  snapshot: "prefetch prerender atbuild static",
  paths: "path keys fields mapping map",
  online: "status state isonline up running",
  players: "playercount count current now numplayers",
  maximum: "max maxplayers slots limit capacity",
  names: "playerlist list users members",
  // Values
  "mcstatus.io": "mcstatus mcstatusio api.mcstatus.io mcstatus.com minecraft",
  "mcsrvstat.us": "mcsrvstat mcsrvstatus api.mcsrvstat.us mcsrvstat.com mcapi.us",
  discord: "discordwidget widget guild discord.com",
  json: "own custom rest api fetch",
  java: "pc javaedition",
  bedrock: "pe mcpe pocket bedrockedition be",
});

/** More would be asked for by nobody's page, and each page asks for those that it shows. */
const mostServers = 50;

const others = "./[\\]\"'";
const key = `${addressCharacterBut(`$${others}`)}${addressCharacterBut(others)}*`;

/** The keys on the way to something in an answer: `data.players.now`. */
export const answerPathPattern = new RegExp(`^${key}(?:\\.${key})*$`);

const label = text.meta({
  description: "Display name of the server, such as Survival, Creative or Our Discord.",
});
const snapshot = z.boolean().default(false).meta({
  description:
    "Whether the service is also queried during the build. Status blocks then start with that response and its time.",
});

const provider = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "Service that reports the status." });

const gameServer = {
  label,
  address: text
    .regex(writtenServerAddress)
    .register(fieldMeta, { kind: "text", names: "server" })
    .register(notations, { notation: "serverAddress" })
    .meta({
      description:
        "Address that players enter, with a port if needed: play.example, play.example:25566, {{ip}}.",
    }),
  edition: z
    .enum(["java", "bedrock"])
    .default("java")
    .meta({ description: "Minecraft edition of the server." }),
  snapshot,
};

const discordId = z
  .string()
  .regex(/^[0-9]{17,20}$/)
  .register(notations, { notation: "discordId" })
  .meta({
    description:
      "ID of the Discord server, in quotes. Discord shows it under Server Settings → Widget. The widget must be enabled there.",
  });

const dataUrl = z
  .string()
  .regex(new RegExp(`^(?:https?://|\\{\\{)${addressCharacter}+$`))
  .brand<"DataUrl">()
  .register(fieldMeta, { kind: "dataUrl" })
  .meta({
    description:
      "Web address of your own JSON file or service. It must allow requests from other sites (CORS).",
  });

const path = (description: string) =>
  z
    .string()
    .regex(answerPathPattern)
    .register(notations, { notation: "answerPath" })
    .optional()
    .meta({ description });

/** Paths of the values in the response of the owner's own address. */
export const answerKeys = z
  .strictObject({
    online: path("Path of the online state. Its value is true or false, 1 or 0, or online or offline."),
    players: path("Path of the number of players online."),
    maximum: path("Path of the number of slots."),
    version: path("Path of the version."),
    message: path("Path of the message of the day (MOTD), a text or a list of lines."),
    names: path("Path of the list of player names."),
  })
  .meta({
    description:
      "Paths of the values in the JSON response. A path is a list of keys separated by dots, such as data.players.now.",
    examples: [{ online: "online", players: "players.now" }],
  });

const server = z
  .discriminatedUnion("provider", [
    z.strictObject({ provider: provider("mcstatus.io"), ...gameServer }).meta({
      description: "A Minecraft server whose status comes from mcstatus.io.",
    }),
    z.strictObject({ provider: provider("mcsrvstat.us"), ...gameServer }).meta({
      description: "A Minecraft server whose status comes from mcsrvstat.us.",
    }),
    z
      .strictObject({ provider: provider("discord"), label, id: discordId, snapshot })
      .meta({ description: "A Discord server whose status comes from its widget." }),
    z
      .strictObject({ provider: provider("json"), label, url: dataUrl, paths: answerKeys, snapshot })
      .meta({ description: "A server whose status comes from your own JSON file or service." }),
  ])
  .meta({ description: "A server, and the service that reports its status." });

/** The servers whose state pages show while they are looked at. */
export const serversSchema = names(z.record(z.string().regex(serverNamePattern), server), mostServers)
  .default({})
  .meta({
    description:
      'Servers whose status pages show, by your own names. The visitor\'s browser queries the service that you choose. Use a name such as "server": "main" in hero cards, stats, announcements, site and status blocks.',
  });

export type Servers = z.output<typeof serversSchema>;
