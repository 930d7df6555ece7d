import type { KnownAnswer } from "../../compile/compileServers";
import type { ServerData } from "../../fields/parts/server";
import { askServer } from "../../live/askServer";
import { questionOf } from "../../live/questionOf";

/** The timeout of a query. All queries run in parallel. */
const PATIENCE_MS = 5_000;
/** The same lifetime as in visitors' browsers. */
const LIFETIME_MS = 5 * 60_000;

export interface AskedAbout {
  server: ServerData;
  /** Absent if there was no response. */
  known?: KnownAnswer;
}

interface Question {
  at: number;
  /** Absent if there was no response. */
  known: Promise<KnownAnswer | undefined>;
}

/** Responses of status services. Each query runs once, and again when its result is five minutes old. */
export class ServerAnswers {
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

  /** Queries a server; `undefined` if there is no response. */
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

  /** All queried servers in order, even if several share an address. */
  all(): Promise<AskedAbout[]> {
    return Promise.all(
      [...this.#servers.values()].map(async (server) => {
        const known = await this.#questions.get(questionOf(server))?.known;
        return known ? { server, known } : { server };
      }),
    );
  }
}
