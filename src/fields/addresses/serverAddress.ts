import { addressCharacterBut } from "../characters";

/** Characters that hosts and ports cannot contain, for a character class. */
const others = "/\\\\@?#{}<>";

/** A host or an IP address with an optional port. Dots alone would traverse the path of a service's URL. */
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
