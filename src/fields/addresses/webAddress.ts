import { addressCharacter } from "../characters";

/** A host with an optional port, without characters that are special in a Content-Security-Policy. */
const host = "[A-Za-z0-9.-]+(?::[0-9]{1,5})?";

/** The pattern of a URL, with a pattern for all after the host. */
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

/** A web address; `undefined` if invalid. `URL.canParse` of Node.js 20 rejects valid addresses once it is compiled. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** An address without percent-encoding; unchanged if it is not encoded correctly. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
