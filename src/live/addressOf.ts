import type { AskedServer } from "../fields/parts/server";

/** The address to ask about a server, over https. What an owner wrote stays one part of its path. */
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

/** A text as one part of a path. The services take an encoded colon before a port for a letter of the name. */
function pathPart(text: string): string {
  return encodeURIComponent(text).replaceAll("%3A", ":");
}
