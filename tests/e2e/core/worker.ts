import { type BuiltFiles, buildFiles } from "../../../src/core/buildFiles";
import { fetchScripts, fetchWorld } from "./fetchedWorld";

/** A request to the worker: build the site of a config in a world. */
export interface Question {
  /** The world's address, with a trailing slash. */
  world: string;
  text: string;
}

/** Its response: the result, or the error. */
export type Answer = BuiltFiles | { thrown: string };

addEventListener("message", ({ data }: MessageEvent<Question>) => void reply(data));

async function reply({ world, text }: Question): Promise<void> {
  let answer: Answer;
  try {
    answer = await buildFiles(text, await fetchWorld(world, text), await fetchScripts(world));
  } catch (error) {
    answer = { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  postMessage(answer);
}
