import * as z from "zod";
import { writtenServerAddress } from "../fields/addresses/serverAddress";
import { addressCharacter, addressCharacterBut } from "../fields/characters";
import { fieldMeta } from "../fields/kind";
import { names } from "../fields/names";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { list } from "../fields/list";
import { figureName, serverNamePattern } from "../fields/parts/server";
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
  image: "picture map screenshot cover",
  figures: "numbers values stats totals fields counters",
  lists: "tables leaderboards rankings toplists",
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
  description: "Display name of the server, such as “Survival”, “Creative” or “Our Discord”.",
});
const snapshot = z.boolean().default(false).meta({
  description:
    "Whether the build also requests the status. If true, status blocks show that status and when it was checked, until the browser receives a new one.",
});

const provider = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "Service that provides the status." });

const gameServer = {
  label,
  address: text
    .regex(writtenServerAddress)
    .register(fieldMeta, { kind: "text", names: "server" })
    .register(notations, { notation: "serverAddress" })
    .meta({
      description:
        "Server address that players enter to join, with a port if needed, such as `play.example` or `play.example:25566`. Constants such as `{{ip}}` are allowed.",
    }),
  edition: z
    .enum(["java", "bedrock"])
    .default("java")
    .meta({ description: "Minecraft edition that the server runs." }),
  snapshot,
};

const discordId = z
  .string()
  .regex(/^[0-9]{17,20}$/)
  .register(notations, { notation: "discordId" })
  .meta({
    description:
      "ID of the Discord server, in quotes. Find it in Discord under Server Settings → Widget, and enable the widget there.",
  });

const dataUrl = z
  .string()
  .regex(new RegExp(`^(?:https?://|\\{\\{)${addressCharacter}+$`))
  .brand<"DataUrl">()
  .register(fieldMeta, { kind: "dataUrl" })
  .meta({
    description: "URL of your JSON file or API. It must allow requests from other sites (CORS).",
  });

const answerPath = z
  .string()
  .regex(answerPathPattern)
  .register(notations, { notation: "answerPath" })
  .meta({ description: "Path to a value in the JSON response, such as `data.players.now`." });

const path = (description: string) => answerPath.optional().meta({ description });

const figures = z
  .record(figureName, answerPath)
  .optional()
  .meta({
    description:
      'Names for other numbers and short texts in the response, with their paths, such as `{ "blocks": "totals.placed" }`. Show them in `stats`, or in a text with `{{servers.records.blocks|many}}`.',
    examples: [{ blocks: "totals.placed" }],
  });

const lists = z
  .record(
    figureName,
    z
      .strictObject({
        rows: answerPath.meta({ description: "Path to the list in the response, such as `players`." }),
        cells: list(answerPath, "path")
          .min(1)
          .meta({ description: "Path to each cell in an entry of that list, in the order of the columns." }),
      })
      .meta({ description: "A list in the response." }),
  )
  .optional()
  .meta({
    description:
      "Names for lists in the response, which a `table` can show. Pages show the first 200 rows, as plain text.",
    examples: [{ top: { rows: "players", cells: ["name", "hours"] } }],
  });

/** Paths of the values in the response of the owner's own address. */
export const answerKeys = z
  .strictObject({
    online: path(
      'Path to the online status in the JSON response, such as `state`. The value must be true or false, 1 or 0, or a word such as "online" or "offline".',
    ),
    players: path("Path to the number of players online, such as `players.now`."),
    maximum: path("Path to the maximum number of players, such as `players.max`."),
    version: path("Path to the server's Minecraft version, such as `info.version`."),
    message: path(
      "Path to the message of the day (MOTD), such as `motd`. It can be a string or a list of lines.",
    ),
    names: path("Path to the list of player names, such as `players.names`."),
    image: path(
      "Path to the URL of a picture, such as a map. Status cards show it if it has the same origin as `url`.",
    ),
    figures,
    lists,
  })
  .meta({
    description:
      "Paths to the values in the JSON response. Each path is a list of keys separated by dots, such as `data.players.now`.",
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
      .meta({ description: "A server whose status comes from your own JSON file or API." }),
  ])
  .meta({ description: "A server and the provider of its status." });

/** The servers whose state pages show while they are looked at. */
export const serversSchema = names(z.record(z.string().regex(serverNamePattern), server), mostServers)
  .default({})
  .meta({
    description:
      'Game and chat servers whose status your site can show. Give each server a name, and refer to it elsewhere in the config, such as `"server": "main"` in a `status` block. The visitor\'s browser requests the status from the provider you choose.',
  });

export type Servers = z.output<typeof serversSchema>;
