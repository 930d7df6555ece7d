import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { written } from "../../../words/words";

/** A host with http:// or https:// before it: `http://play.example`, `https://play.example:25565`. */
const webHost = /^(?:http:\/\/([^\s/?#]+)\/?|https:\/\/([^\s/?#]+:\d+)\/?)$/i;

/** Reports web addresses to copy, because games do not accept http://. */
export function checkCopiedAddresses(config: unknown): Finding[] {
  return textsOf(config, "text").flatMap(({ value, part, path }): Finding[] => {
    const host = part === "copy" ? (webHost.exec(value.trim())?.slice(1).find(Boolean) ?? "") : "";
    if (host === "" || host.startsWith("{{")) return [];
    const message = `Games do not accept an address with http:// or https://. Write ${written(host)} so visitors can paste it.`;
    return [{ code: "web-address-to-copy", message, path }];
  });
}
