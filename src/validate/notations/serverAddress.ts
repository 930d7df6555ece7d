import { isServerAddress } from "../../fields/addresses/serverAddress";
import { type Advice, write } from "./rule";

/** How the address of a game server is written. */
export function explainServerAddress(value: string): Advice {
  const bare = value.replace(/^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i, "").trim();
  const host = bare.replace(/[/\\?#].*$/s, "").replace(/^(\S+?)\s*[:\s]\s*(\d{1,6})$/, "$1:$2");
  const [, port] = /:(\d+)$/.exec(host) ?? [];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) {
    return { advice: "The port after the host must be from 1 to 65535." };
  }
  if (/[{}<>]/.test(host)) {
    return {
      advice: "Placeholders do not work here. Write the address itself, as players enter it.",
    };
  }
  if (host.includes("@")) return { advice: "Write only the address, without a user name before it." };
  const what = "It is the address that players enter, with its port if it has one";
  return isServerAddress(host) ? write(what, host) : { advice: `${what}, as in play.example:25565.` };
}
