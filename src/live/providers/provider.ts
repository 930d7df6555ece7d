import type { AnswerPaths, ServerAnswer } from "../../fields/parts/server";

/** A status service and the meaning of its responses. */
export interface Provider {
  /**
   * Reads a response; `undefined` if it is not reliable. The server may still be online then.
   * @param status - the HTTP status
   * @param answer - the JSON of the response, of any shape
   * @param paths - the paths of the values, for the owner's own address
   */
  read: (status: number, answer: unknown, paths?: AnswerPaths) => ServerAnswer | undefined;
}
