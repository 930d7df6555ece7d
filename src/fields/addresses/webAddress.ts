import { addressCharacter } from "../characters";
import { parseUrl } from "./parseUrl";

/**
 * A host, and its port where it has one. Nothing in it means anything in a Content-Security-Policy,
 * which lists the hosts of a site.
 */
const host = "[A-Za-z0-9.-]+(?::[0-9]{1,5})?";

/**
 * The pattern of a web address, for a schema or within one.
 * @param protocol - the pattern of what stands before `://`
 * @param rest - the pattern of what follows the host; by default anything, or nothing
 */
export function webAddress(protocol: "https" | "https?", rest = `(?:[/?#]${addressCharacter}*)?`): string {
  return `${protocol}://${host}${rest}`;
}

const plainAddress = new RegExp(`^${webAddress("https?")}$`);

/** Whether a text is a web address that browsers can read, with a plain host. */
export function isWebAddress(text: string): boolean {
  return plainAddress.test(text) && parseUrl(text) !== undefined;
}

/** The origin of a web address, such as `https://pictures.example`; `undefined` for anything else. */
export function originOf(address: string): string | undefined {
  return isWebAddress(address) ? new URL(address).origin : undefined;
}
