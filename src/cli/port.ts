import type { Listening } from "../node/serve/listen";
import type { Options } from "./command";

/** The requested port, or the default port if it is free, or any free port. */
export function portOf(
  { port }: Pick<Options, "port">,
  usual: number,
): Required<Pick<Listening, "port" | "mayTakeAnother">> {
  return port === undefined
    ? { port: usual, mayTakeAnother: true }
    : { port: Number(port), mayTakeAnother: false };
}

/** Says that the default port was taken; empty if it was not, or if a port was requested. */
export function noteOtherPort({ port }: Pick<Options, "port">, usual: number, url: string): string {
  if (port !== undefined || new URL(url).port === String(usual)) return "";
  return `Port ${usual} is in use by another program, so another port was chosen.\n`;
}
