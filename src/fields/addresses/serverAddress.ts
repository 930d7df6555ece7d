import { addressCharacterBut } from "../characters";

/** What neither the host of a server nor its port has in it, as the inside of a character class. */
const others = "/\\\\@?#{}<>";

/**
 * An address that a game takes: a host or a number, in brackets where it has colons, and a port where it has one. Dots alone
 * are no host, and would lead out of the path of a service's address.
 */
const address = new RegExp(
  `^(?!\\.+(?:$|:))(?:\\[[0-9a-fA-F:.]+\\]|${addressCharacterBut(`${others}:[\\]`)}+)(?::([0-9]{1,5}))?$`,
);

/** The same with constants that are not filled in yet, which may be any part of it. */
export const writtenServerAddress = new RegExp(
  `^(?:${addressCharacterBut(others)}|\\{\\{ *[A-Za-z][A-Za-z0-9_]* *\\}\\})+$`,
);

/** Whether players can type a text into a game as the address of a server. */
export function isServerAddress(text: string): boolean {
  const [whole, port = "1"] = address.exec(text) ?? [];
  return whole !== undefined && Number(port) >= 1 && Number(port) <= 65_535;
}
