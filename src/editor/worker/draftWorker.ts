/** The worker that holds the text, and compiles the shown page after each edit. */
import type { FromDraft, ToDraft } from "../messages";
import { sentenceOf } from "../sentence";
import { DraftSession } from "./draftSession";

let session: Promise<DraftSession> | undefined;
/** Messages are answered one after another, because each depends on the text that the last one left. */
let last: Promise<void> = Promise.resolve();

const post = (message: FromDraft) => postMessage(message);
const refuse = (error: unknown) => post({ kind: "refused", reason: sentenceOf(error) });

addEventListener("message", ({ data, ports: [first, second] }: MessageEvent<ToDraft>) => {
  if (data.kind === "open") {
    session = DraftSession.open({ editor: post, check: second! }, data, first!);
    session.catch(refuse);
  } else last = last.then(async () => (await session)?.hear(data, first)).catch(refuse);
});
