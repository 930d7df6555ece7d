import { listed } from "../words/words";

/** A server queried during the build. */
export interface AskedServer {
  server: { name: string; label: string; ask: string };
  /** Absent if there was no response. */
  known?: {
    answer: { state: "offline" } | { state: "online"; players?: number; maximum?: number };
    at: number;
  };
}

/** Says which servers responded during the build; `undefined` if none did. */
export function explainAnswers(asked: readonly AskedServer[]): string | undefined {
  const known = asked.flatMap(({ server, known }) => {
    if (!known) return [];
    const { answer } = known;
    const { players, maximum } = answer.state === "online" ? answer : {};
    const numbers = maximum === undefined ? `users: ${players}` : `players: ${players} of ${maximum}`;
    const online = players === undefined ? "" : ` (${numbers})`;
    return [`${server.label} is ${answer.state}${online}`];
  });
  return known.length === 0 ? undefined : `Status at build time: ${listed(known, "and")}.`;
}

/** Says which servers did not respond; `undefined` if all did. */
export function explainSilence(asked: readonly AskedServer[]): string | undefined {
  const silent = asked.filter(({ known }) => !known);
  if (silent.length === 0) return undefined;
  const labels = listed(
    silent.map(({ server }) => server.label),
    "and",
  );
  const hosts = [...new Set(silent.map(({ server }) => new URL(server.ask).host))];
  return `${listed(hosts, "and")} did not respond during the build, so the pages contain no status for ${labels} yet. Visitors' browsers will request it.`;
}
