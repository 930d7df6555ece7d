import type { KnownAnswer } from "../../compile/compileServers";
import type { ServerData } from "../../fields/parts/server";
import { askServer } from "../../live/askServer";
import { questionOf } from "../../live/questionOf";

/** So long a build waits for a service; all of them are asked at the same time. */
const PATIENCE_MS = 5_000;
/** An answer counts as long as in the browsers of visitors. */
const LIFETIME_MS = 5 * 60_000;

/** A server that was asked about. */
export interface AskedAbout {
  server: ServerData;
  /** Absent where the service did not answer. */
  known?: KnownAnswer;
}

interface Question {
  at: number;
  /** Absent where the service did not answer. */
  known: Promise<KnownAnswer | undefined>;
}

/** What services have said of servers: each question is asked once, and again when its answer, or its silence, is five minutes old. */
export class ServerAnswers {
  /** Who was asked about, by name. */
  readonly #servers = new Map<string, ServerData>();
  readonly #questions = new Map<string, Question>();
  readonly #patienceMs: number;
  readonly #now: () => number;

  constructor({
    patienceMs = PATIENCE_MS,
    now = Date.now,
  }: { patienceMs?: number; now?: () => number } = {}) {
    this.#patienceMs = patienceMs;
    this.#now = now;
  }

  /** Asks about a server; `undefined` where the service does not answer. */
  readonly ask = async (server: ServerData): Promise<KnownAnswer | undefined> => {
    const at = this.#now();
    this.#servers.set(server.name, server);
    const key = questionOf(server);
    let question = this.#questions.get(key);
    if (!question || at - question.at >= LIFETIME_MS) {
      const known = askServer(server, undefined, this.#patienceMs).then(
        (answer) => ({ answer, at }),
        () => undefined,
      );
      question = { at, known };
      this.#questions.set(key, question);
    }
    return question.known;
  };

  /** Every server that was asked about, in order, also where several are read from one address. */
  all(): Promise<AskedAbout[]> {
    return Promise.all(
      [...this.#servers.values()].map(async (server) => {
        const known = await this.#questions.get(questionOf(server))?.known;
        return known ? { server, known } : { server };
      }),
    );
  }
}
