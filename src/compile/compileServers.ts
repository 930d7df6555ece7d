import type { AskedServer, Person, ServerAnswer, ServerData } from "../fields/parts/server";
import type { Servers } from "../config/servers";
import { knownLanguage } from "../words/knownLanguage";
import { configSchema, type SiteConfig } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { languageOf } from "./inLanguage";
import type { Marks } from "./marks";
import { visitFields } from "../schema/walk";

/** A service's response about a server, with its time in milliseconds since 1970. */
export interface KnownAnswer {
  answer: ServerAnswer;
  at: number;
}

/** The servers on pages that are queried during the build. */
export function serversToAsk(config: SiteConfig): ServerData[] {
  const { servers, site, constants } = config;
  if (!Object.values(servers).some(({ snapshot }) => snapshot)) return [];
  const fill = (text: string) => fillConstants(text, constants);
  const compiled = compileServers(servers, { ...site, fill }, () => undefined);
  const shown = new Set<unknown>();
  visitFields(configSchema, config, ({ kind, value }) => {
    if (kind === "server") shown.add(value);
  });
  return Object.values(compiled).filter(({ name }) => servers[name]?.snapshot && shown.has(name));
}

/** The servers of a checked config, with their known responses. */
export function compileServers(
  servers: Servers,
  {
    fill,
    language,
    timeZone,
    marks,
  }: {
    fill: (text: string) => string;
    language: string;
    timeZone: string;
    marks?: Marks | undefined;
  },
  knownOf: (name: string) => KnownAnswer | undefined,
): Record<string, ServerData> {
  return Object.fromEntries(
    Object.entries(servers).map(([name, written]) => {
      const server = filled(written, fill);
      const ask = addressOf(server);
      const known = server.snapshot ? knownOf(name) : undefined;
      return [
        name,
        {
          name,
          label: marks?.markKey(fill(written.label), written, "label") ?? fill(written.label),
          inLanguage: languageOf(written, knownLanguage(language)),
          ask,
          provider: server.provider,
          ...("paths" in server ? { paths: server.paths } : {}),
          ...(known
            ? {
                snapshot: {
                  answer: forCards(known.answer),
                  at: known.at,
                  text: momentInWords(known.at, language, timeZone),
                },
              }
            : {}),
          language: knownLanguage(language),
        },
      ];
    }),
  );
}

/** A server with the constants in its address replaced. */
function filled(
  server: Servers[string],
  fill: (text: string) => string,
): AskedServer & { snapshot: boolean } {
  if ("address" in server) return { ...server, address: fill(server.address) };
  return "url" in server ? { ...server, url: fill(server.url) } : server;
}

/**
 * A response with what status cards show, without picture URLs, which are long and change. The browser's own query gets
 * the rest.
 */
function forCards({
  figures: _figures,
  lists: _lists,
  image: _image,
  ...answer
}: ServerAnswer): ServerAnswer {
  if (answer.state === "offline" || !answer.people) return answer;
  return { ...answer, people: answer.people.map(({ name }): Person => ({ name })) };
}

function momentInWords(at: number, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(knownLanguage(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(at);
}

/** The https address to query for a server. Text from the config stays within one segment of its path. */
export function addressOf(server: AskedServer): string {
  switch (server.provider) {
    // Source: https://mcstatus.io/docs
    case "mcstatus.io":
      return `https://api.mcstatus.io/v2/status/${server.edition}/${pathPart(server.address)}`;
    // Source: https://api.mcsrvstat.us
    case "mcsrvstat.us":
      return `https://api.mcsrvstat.us/${server.edition === "bedrock" ? "bedrock/" : ""}3/${pathPart(server.address)}`;
    // Source: https://discord.com/developers/docs/resources/guild#get-guild-widget
    case "discord":
      return `https://discord.com/api/guilds/${server.id}/widget.json`;
    case "json":
      return server.url;
  }
}

/** A text as one path segment. The colon before a port stays, because services read an encoded one as part of the name. */
function pathPart(text: string): string {
  return encodeURIComponent(text).replaceAll("%3A", ":");
}
