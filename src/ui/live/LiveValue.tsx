import type { ServerData } from "../../fields/parts/server";
import { useLabels } from "../Settings";
import { useServer } from "./useServer";

export interface LiveValueProps {
  server: ServerData;
  /** What is shown before there is an answer, and where none comes. */
  written: string;
  /** Whether the number of places is told with that of players, where there is one. */
  hasMaximum?: boolean;
}

/** What a service says of a server, in place of a written value. Renders text. */
export function LiveValue({ server, written, hasMaximum = false }: LiveValueProps) {
  const labels = useLabels();
  const { answer } = useServer(server);
  if (!answer) return written;
  if (answer.state === "offline") return labels.serverOffline;
  const { players, maximum } = answer;
  if (players === undefined) return labels.serverOnline;
  const count = inDigits(players, server.language);
  return hasMaximum && maximum !== undefined ? `${count} / ${inDigits(maximum, server.language)}` : count;
}

/** A number as the language of the page writes it. */
export function inDigits(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count);
}
