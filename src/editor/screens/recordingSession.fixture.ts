import type { FromCheck, FromDraft, ToDraft } from "../messages";
import { Session } from "../session";
import { type EditorWords, en } from "../words/en";

/** A worker that records what it is told, and says what a test makes it say. */
export class RecordingWorker extends EventTarget {
  posted: ToDraft[] = [];
  postMessage(message: ToDraft) {
    this.posted.push(message);
  }
  hear(data: FromDraft | FromCheck) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** A session whose workers only record. */
export function recordingSession(words: EditorWords = en) {
  const draft = new RecordingWorker();
  const check = new RecordingWorker();
  const workers = { draft, check, picture: () => new RecordingWorker() };
  return { draft, check, session: new Session(workers as never, "", "/", words) };
}
