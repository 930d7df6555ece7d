import type { AnswerPaths, ServerAnswer } from "../../fields/parts/server";

/** A status service and the meaning of its responses. */
export interface Provider {
  /** Reads a response of any shape; `undefined` if it is not reliable. The server may still be online then. */
  read: (status: number, answer: unknown, paths?: AnswerPaths) => ServerAnswer | undefined;
}
