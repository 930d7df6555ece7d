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
  description: "What visitors know the server as: Survival, Creative, our Discord.",
});
const snapshot = z.boolean().default(false).meta({
  description:
    "Whether the service is asked once while the site is built too: status blocks begin with its answer and the time of it.",
});

const provider = <Name extends string>(name: Name) => z.literal(name).meta({ description: "Who is asked." });

const gameServer = {
  label,
  address: text
    .regex(writtenServerAddress)
    .register(fieldMeta, { kind: "text", names: "server" })
    .register(notations, { notation: "serverAddress" })
    .meta({
      description: "The address that players type in, with its port where it has one: play.example, {{ip}}.",
    }),
  edition: z.enum(["java", "bedrock"]).default("java").meta({ description: "Which Minecraft it is for." }),
  snapshot,
};

const discordId = z
  .string()
  .regex(/^[0-9]{17,20}$/)
  .register(notations, { notation: "discordId" })
  .meta({
    description:
      "The number of the Discord server, in quotes. Discord shows it under Server Settings → Widget, where the widget has to be switched on.",
  });

const dataUrl = z
  .string()
  .regex(new RegExp(`^(?:https?://|\\{\\{)${addressCharacter}+$`))
  .brand<"DataUrl">()
  .register(fieldMeta, { kind: "dataUrl" })
  .meta({
    description: "The address of a JSON file or service of your own, which lets every site read it (CORS).",
  });

const path = (description: string) =>
  z
    .string()
    .regex(answerPathPattern)
    .register(notations, { notation: "answerPath" })
    .optional()
    .meta({ description });

/** Where in the answer of an own address each thing stands. */
export const answerKeys = z
  .strictObject({
    online: path("Where it says whether the server is online: true or false, 1 or 0, online or offline."),
    players: path("Where the number of those who are on stands."),
    maximum: path("Where the number of places stands."),
    version: path("Where the version stands."),
    message: path("Where the message of the day stands: a text, or a list of lines."),
    names: path("Where the list of the names of those who are on stands."),
  })
  .meta({
    description:
      "Where in the answer each thing stands: the keys on the way there, joined by dots, as in data.players.now.",
    examples: [{ online: "online", players: "players.now" }],
  });

const server = z
  .discriminatedUnion("provider", [
    z.strictObject({ provider: provider("mcstatus.io"), ...gameServer }).meta({
      description: "A Minecraft server that mcstatus.io is asked about.",
    }),
    z.strictObject({ provider: provider("mcsrvstat.us"), ...gameServer }).meta({
      description: "A Minecraft server that mcsrvstat.us is asked about.",
    }),
    z
      .strictObject({ provider: provider("discord"), label, id: discordId, snapshot })
      .meta({ description: "A Discord server, whose widget tells who is online." }),
    z
      .strictObject({ provider: provider("json"), label, url: dataUrl, paths: answerKeys, snapshot })
      .meta({ description: "A server that an address of your own tells of." }),
  ])
  .meta({ description: "A server, and the service that knows whether it is online." });

/** The servers whose state pages show while they are looked at. */
export const serversSchema = names(z.record(z.string().regex(serverNamePattern), server), mostServers)
  .default({})
  .meta({
    description:
      'Servers whose state pages show, by names of your own. The browsers of visitors ask the service that you choose. Use them as "server": "main" in the cards of a hero, in stats, in announcements and in site, and in the block status.',
  });

export type Servers = z.output<typeof serversSchema>;
