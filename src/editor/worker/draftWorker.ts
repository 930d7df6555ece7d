/** The worker that holds the text, and compiles the shown page after each edit. */
import { readQuickly } from "../../json/parse";
import { edit } from "../addresses";
import type { ToDraft } from "../messages";
import { askWith, EditorWorld } from "../world/editorWorld";
import { DraftPages } from "./draftPages";

let pages: DraftPages | undefined;
let path: string | null = "/";

addEventListener("message", ({ data, ports: [port] }: MessageEvent<ToDraft>) => {
  if (data.kind === "open") void open(data.key, data.frame, port!);
});

async function open(key: string, frame: string, port: MessagePort): Promise<void> {
  const ask = askWith(key);
  const { text } = (await (await ask(edit.config)).json()) as { text: string };
  const value = readQuickly(text)?.value;
  const world = await EditorWorld.load(ask, (value as { $schema?: string }).$schema);
  world.place.basePath = frame;
  pages = new DraftPages(world);
  pages.draft.set(value);
  pages.connect(port);
  await pages.send(path, "select");
}
