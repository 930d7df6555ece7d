import { buildFiles } from "../../../src/core/buildFiles";
import { fetchScripts, FetchedWorld } from "./fetchedWorld";

/** What the worker is asked: the address of a world, and a config to make a site of there. */
export interface Question {
  world: string;
  text: string;
}

/** What it answers: what came of it, or what was thrown. */
export type Answer = Awaited<ReturnType<typeof buildFiles>> | { thrown: string };

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  answer(data)
    .catch((error: Error): Answer => ({ thrown: error.stack ?? error.message }))
    .then((message) => postMessage(message));
});

async function answer({ world, text }: Question): Promise<Answer> {
  return buildFiles(text, await FetchedWorld.at(world), await fetchScripts(world));
}
