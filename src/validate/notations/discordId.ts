import { sentences } from "../../words/words";
import { type Advice, write } from "./rule";

const id = /(?<!\d)\d{17,20}(?!\d)/;

/** The format of a Discord server ID, and where to find it. */
export function explainDiscordId(value: string): Advice {
  // The address of a channel begins with the number of its server.
  const [instead] = /\/channels\/\d{17,20}/.exec(value)?.[0].match(id) ?? value.match(id) ?? [];
  if (instead !== undefined) return write("Only the server ID is allowed", instead);
  const isInvite = /discord(?:app)?\.(?:gg|com)|\binvite\b/i.test(value);
  return {
    advice: sentences(
      isInvite ? "An invite link does not contain the server ID." : "The server ID has 17 to 20 digits.",
      'In Discord, open Server Settings → Widget, turn on "Enable Server Widget", and copy the "Server ID".',
    ),
  };
}
