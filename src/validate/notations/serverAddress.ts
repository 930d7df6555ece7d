import { isServerAddress } from "../../fields/addresses/serverAddress";
import { type Advice, write } from "./rule";

/** How the address of a game server is written. */
export function explainServerAddress(value: string): Advice {
  const bare = value.replace(/^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i, "").trim();
  const host = bare.replace(/[/\\?#].*$/s, "").replace(/^(\S+?)\s*[:\s]\s*(\d{1,6})$/, "$1:$2");
  const [, port] = /:(\d+)$/.exec(host) ?? [];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) {
    return { advice: "The number behind the host is its port: from 1 to 65535." };
  }
  if (/[{}<>]/.test(host)) {
    return {
      advice: "Nothing is put in place of a part of it: write the address itself, as players type it in.",
    };
  }
  if (host.includes("@")) return { advice: "It is the address alone, with no name of a user before it." };
  const what = "It is what players type in, a host and its port where it has one";
  return isServerAddress(host) ? write(what, host) : { advice: `${what}, as in play.example:25565.` };
}
