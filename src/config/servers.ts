import * as z from "zod";
import { addressCharacter } from "../fields/characters";
import { names } from "../fields/names";
import { noteOtherWords } from "../fields/otherWords";
import { serverNamePattern } from "../fields/parts/server";
import { text } from "../fields/texts/text";
import { webAddress } from "../fields/addresses/webAddress";

noteOtherWords({
  servers: "server status serverstatus gameservers live",
  provider: "service api via",
  edition: "platform type kind game",
  snapshot: "prefetch prerender atbuild",
});

/** More would be asked for by nobody's page, and each page asks for those that it shows. */
const mostServers = 50;

const label = text.meta({
  description: "What visitors know the server as: Survival, Creative, our Discord.",
});
const snapshot = z.boolean().default(false).meta({
  description:
    "Whether the service is asked once while the site is built too, so that pages begin with its answer and the time of it.",
});

const gameServer = {
  label,
  address: text.regex(/^(?:[^\s/@{}]|\{\{[^{}]*\}\})+$/).meta({
    description: "The address that players type in, with its port where it has one: play.example, {{ip}}.",
  }),
  edition: z.enum(["java", "bedrock"]).default("java").meta({ description: "Which Minecraft it is for." }),
  snapshot,
};

const path = (description: string) =>
  z
    .string()
    .regex(/^[^\s.]+(?:\.[^\s.]+)*$/)
    .optional()
    .meta({ description });

const server = z
  .discriminatedUnion("provider", [
    z.strictObject({ provider: z.literal("mcstatus.io"), ...gameServer }).meta({
      description: "A Minecraft server that mcstatus.io is asked about.",
    }),
    z.strictObject({ provider: z.literal("mcsrvstat.us"), ...gameServer }).meta({
      description: "A Minecraft server that mcsrvstat.us is asked about.",
    }),
    z
      .strictObject({
        provider: z.literal("discord"),
        label,
        id: z
          .string()
          .regex(/^[0-9]{17,20}$/)
          .meta({
            description:
              "The number of the Discord server, which Discord shows under Server Settings → Widget. The widget has to be switched on there.",
          }),
        snapshot,
      })
      .meta({ description: "A Discord server, whose widget tells who is online." }),
    z
      .strictObject({
        provider: z.literal("json"),
        label,
        url: z
          .string()
          .regex(new RegExp(`^${webAddress("https", `[/?]${addressCharacter}*`)}$`))
          .meta({
            description:
              "The address of a JSON file or service of your own, which lets every site read it (CORS).",
          }),
        paths: z
          .strictObject({
            online: path(
              "Where it says whether the server is online: true or false, 1 or 0, online or offline.",
            ),
            players: path("Where the number of those who are on stands."),
            maximum: path("Where the number of places stands."),
            version: path("Where the version stands."),
            message: path("Where the message of the day stands: a text, or a list of lines."),
            names: path("Where the list of the names of those who are on stands."),
          })
          .meta({
            description:
              "Where in the answer each thing stands: the keys on the way there, joined by dots, as in data.players.now.",
          }),
        snapshot,
      })
      .meta({ description: "A server that an address of your own tells of." }),
  ])
  .meta({ description: "A server, and the service that knows whether it is online." });

/** The servers whose state pages show while they are looked at. */
export const serversSchema = names(z.record(z.string().regex(serverNamePattern), server), mostServers)
  .default({})
  .meta({
    description:
      'Servers whose state pages show, by names of your own. The browsers of visitors ask the service that you choose. Use them as "server": "main" in the cards of a hero, in stats and in announcements, and in the block status.',
  });

export type Servers = z.output<typeof serversSchema>;
