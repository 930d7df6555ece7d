import type { AnswerPaths, ServerAnswer } from "../../fields/parts/server";

/** Who can be asked about a server, and what an answer means. */
export interface Provider {
  /**
   * What an answer says; `undefined` where it says nothing that can be relied on: the server may well be up.
   * @param status - that of HTTP
   * @param answer - the JSON that came, of any shape
   * @param paths - where in the answer of an own address each thing stands
   */
  read: (status: number, answer: unknown, paths?: AnswerPaths) => ServerAnswer | undefined;
}
