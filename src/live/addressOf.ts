import type { AskedServer } from "../fields/parts/server";

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
