import type { Listening } from "../node/serve/listen";
import type { Options } from "./command";

/** The port of a server: the one that was asked for and no other, else the usual one or one that is free. */
export function portOf(
  { port }: Pick<Options, "port">,
  usual: number,
): Required<Pick<Listening, "port" | "mayTakeAnother">> {
  return port === undefined
    ? { port: usual, mayTakeAnother: true }
    : { port: Number(port), mayTakeAnother: false };
}

/** A line that says that the usual port was taken; nothing where it was not, or where another one was asked for. */
export function noteOtherPort({ port }: Pick<Options, "port">, usual: number, url: string): string {
  if (port !== undefined || new URL(url).port === String(usual)) return "";
  return `Port ${usual} is in use by another program, so another port was chosen.\n`;
}
