import type { Page, Shared } from "../compile/page";
import type { Mark } from "../compile/marks";
import type { Path } from "../schema/walk";

/** The version of the messages. The frame is loaded again if it speaks another one. */
export const VERSION = 1;

/** What the frame's document needs besides a page. */
export interface FrameDocument {
  lang: string;
  dir: "ltr" | "rtl";
}

/** Messages to the frame. */
export type ToFrame =
  | {
      kind: "page";
      /** Counts the edits. A page of an older text is ignored. */
      rev: number;
      page: Page;
      /** Absent if it is the same as before. */
      shared?: Shared;
      /** The styles of the theme; absent if they are the same as before. */
      css?: string;
      document: FrameDocument;
      marks: readonly Mark[];
    }
  /** Comes with a port for pages. */
  | { kind: "port" }
  | { kind: "select"; path: Path | undefined }
  | { kind: "mode"; mode: Mode };

/** Whether clicks select parts of the page, or use them as visitors do. */
export type Mode = "select" | "use";

/** Messages from the frame, which are foreign input for the editor. */
export type FromFrame =
  | { kind: "ready" }
  /** A click in *Select* on the text with this mark, or on an element between texts. */
  | { kind: "chose"; path: Path }
  /** A text that was written on the page. */
  | { kind: "wrote"; path: Path; text: string }
  /** A link to a page was followed. The path is without the base path. */
  | { kind: "went"; path: string }
  /** A shortcut that belongs to the editor. */
  | { kind: "key"; key: string; isShifted: boolean }
  | { kind: "failed"; message: string };

/** What is posted: a message with the version. */
export type Posted<Message> = Message & { v: typeof VERSION };

/** Messages to the draft worker. */
export type ToDraft = { kind: "open"; key: string; frame: string };
