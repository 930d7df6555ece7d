import type { Page, Shared } from "../compile/page";
import type { Mark } from "../compile/marks";
import type { ChangedLines } from "../json/changedLines";
import type { Change } from "../json/changes";
import type { Path } from "../schema/walk";
import type { Diagnostic } from "../validate/diagnostic";
import type { Sentence } from "./sentence";
import type { Intent } from "./text/intent";
import type { EditorWords } from "./words/en";

/** The version of the messages. The frame is loaded again if it speaks another one. */
export const VERSION = 1;

/** The language of the frame's document. */
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
      /** The marks that follow those with smaller indices, which the frame has already. */
      marks: { from: number; list: readonly Mark[] };
    }
  /** Comes with a port for pages. */
  | { kind: "port" }
  | { kind: "select"; path: Path | undefined }
  | { kind: "mode"; mode: FrameMode };

/** Whether clicks select parts of the page, or use them as visitors do. */
export type Mode = "select" | "use";

/** The frame shows the page for a mode, or only its block. */
export type FrameMode = Mode | "block";

/** Messages from the frame, which the editor does not trust. */
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

/** A message with the version. */
export type Posted<Message> = Message & { v: typeof VERSION };

/** Messages to the draft worker. */
export type ToDraft =
  /** Comes with two ports: to the frame and to the check worker. */
  | { kind: "open"; key: string; frame: string; words: EditorWords["worker"] }
  /** Comes with a port to a frame that was loaded again. */
  | { kind: "frame" }
  /** Comes with a port to a frame that shows a variation of the site once. */
  | { kind: "preview"; variation: Variation }
  | {
      kind: "edit";
      intents: readonly Intent[];
      /** Names the entry of the undo list; by default, after the first path. */ name?: string;
      isTyping?: true;
    }
  /** Applies changes of the text: a fix of a finding. */
  | { kind: "fix"; changes: readonly Change[]; name: string }
  | { kind: "undo" }
  | { kind: "redo" }
  /** Shows another page. */
  | { kind: "show"; path: string | null }
  /** Shows the page of a followed link, by its path in the shown language. */
  | { kind: "went"; path: string }
  /** Shows pages in a language of the site. */
  | { kind: "language"; code: string | undefined }
  /** Writes the translation of the text at a path. */
  | { kind: "translate"; translation: WrittenTranslation; name: string; isTyping?: true }
  | { kind: "mode"; mode: Mode }
  /** The value whose form is shown, which is sent after each change. */
  | { kind: "select"; path: Path | undefined }
  /** Asks for the value at a path. */
  | { kind: "value"; id: number; path: Path }
  /** Saves now. */
  | { kind: "save" }
  /** The file has changed outside of the editor. */
  | { kind: "changed" }
  /** The answers to the questions of a conflict, by the paths of its places. */
  | { kind: "resolve"; takeTheirs: readonly Path[] }
  /** The files of `public/` have changed. */
  | { kind: "files" }
  /** Opens the draft of an earlier visit, or puts it aside. */
  | { kind: "draft"; take: boolean }
  /** Edits in this tab, although another one does. */
  | { kind: "takeOver" };

/** The content of a small frame: the current page with another theme, or a single block in the owner's theme. */
export type Variation = { theme: unknown } | { block: object };

/** A colour role of the theme, with its worst contrast. */
export interface ColorFacts {
  role: string;
  value: string;
  /** Whether the owner has set it. */
  isOwn: boolean;
  /** The lowest contrast, compared with what it needs; absent for a colour that is compared with no other. */
  worst?: { contrast: number; least: number; with: string };
  /** The nearest colour with enough contrast, if this one has too little. */
  readable?: string;
}

/** Where the work is saved. */
export type Saving =
  | { state: "saved" }
  /** Only in this browser so far. */
  | { state: "waiting" }
  | { state: "saving" }
  | { state: "failed"; reason: Sentence };

/** A new translation of the text at a path. */
export interface WrittenTranslation {
  code: string;
  path: Path;
  /** Empty if it is missing; absent to keep the translation of the text's earlier version. */
  text?: string;
}

/** The languages of the site. */
export interface SiteLanguages {
  first: LanguageName;
  others: readonly LanguageFacts[];
}

interface LanguageName {
  code: string;
  /** In the language itself. */
  name: string;
  direction: "ltr" | "rtl";
}

/** A further language of the site, and its missing translations. */
export interface LanguageFacts extends LanguageName {
  isDraft: boolean;
  /** Why its translations cannot be read. */
  problem?: string;
  /** Numbers of different texts. Stale ones are missing, too. */
  texts: number;
  missing: number;
  stale: number;
  /** The first of the missing texts. */
  list: readonly MissingText[];
  /** The pages that count as untranslated. */
  lacking: readonly { path: Path; title: string }[];
}

/** A text without a translation. */
export interface MissingText {
  path: Path;
  text: string;
  /** Whether it has a translation of an earlier version. */
  isStale: boolean;
}

/** A text in the form, in each further language in which it appears. */
export interface TranslatedText {
  path: Path;
  /** Whether it needs a translation. Others can have one, such as pictures and paths. */
  isCounted: boolean;
  languages: readonly TextInLanguage[];
}

export interface TextInLanguage {
  code: string;
  /** The translation; empty if it is missing. */
  text: string;
  /** Whether the text stays the same in this language. */
  isSame: boolean;
  /** The earlier version of the text, if only this one has a translation. */
  former?: string;
}

/** A place that was changed here and outside of the editor. */
export interface Conflict {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

/** A page, block, or entry in the outline. */
export interface OutlineEntry {
  path: Path;
  /** Its own words: a title, a name, or the beginning of a text; otherwise its type. */
  label: string;
  kind: "page" | "block" | "list" | "entry" | "group";
  /** The type of a block, or the key of a list. */
  type?: string;
  /** The path of a page. */
  page?: string;
  children: OutlineEntry[];
}

/** Messages from the draft worker. */
export type FromDraft =
  | {
      kind: "state";
      rev: number;
      /** The names of the next entries to undo and to redo. */
      undo: string | undefined;
      redo: string | undefined;
      saving: Saving;
      /** Whether nothing is lost if the tab is closed now. */
      isSafe: boolean;
      /** Whether another tab edits, and this one shows what it saves. */
      isResting: boolean;
      /** The reason why the page is not the current one. */
      stale?: Sentence;
    }
  | { kind: "outline"; pages: readonly OutlineEntry[]; site: readonly OutlineEntry[] }
  /** The changed pages of the outline, by their indices. */
  | { kind: "pages"; changed: readonly (readonly [index: number, entry: OutlineEntry])[] }
  /** The value at the selected path; `undefined` if it is missing. */
  | {
      kind: "form";
      /** The block or entry around the selection, whose form is shown. */
      path: Path;
      value: unknown;
      /** The parts of the config that lead to the path, which choose the form. */
      root: unknown;
    }
  | { kind: "value"; id: number; value: unknown }
  /** The languages of the site; `undefined` if it has one. */
  | { kind: "languages"; languages: SiteLanguages | undefined }
  /** The texts of the form at a path in each language. */
  | { kind: "translations"; path: Path; texts: readonly TranslatedText[] }
  /** The page of a followed link, by its path in the config. */
  | { kind: "went"; path: string }
  | { kind: "theme"; colors: readonly ColorFacts[]; written: unknown }
  /** A gesture that is not possible. */
  | { kind: "refused"; reason: Sentence }
  /** A change was not made, because another tab edits. */
  | { kind: "resting" }
  | { kind: "conflicts"; conflicts: readonly Conflict[]; merged: readonly string[] }
  /** The work of an earlier visit that is not in the file. */
  | { kind: "draft"; isOfThisFile: boolean; at: number }
  /** The config was changed outside, and is shown. */
  | { kind: "outside" };

/** A finding with the lines that its fix changes in the config. */
export type FoundFinding = Diagnostic & { lines?: ChangedLines };

/** Messages to the check worker, besides texts from the draft worker. */
export type ToCheck =
  /** Comes with a port to the draft worker. */
  | { kind: "open"; key: string }
  /** Asks for the changes that fix everything that is certain. */
  | { kind: "fixAll" };

/** Messages from the check worker. */
export type FromCheck =
  | { kind: "fixed"; rev: number; changes: readonly Change[] }
  | { kind: "findings"; rev: number; list: readonly FoundFinding[] }
  /** The changed kinds of names. */
  | { kind: "names"; names: Partial<Names> };

/** Everything that a config can refer to, by kind. */
export interface Names {
  pages: readonly { path: string; title: string }[];
  anchors: readonly string[];
  toasts: readonly string[];
  tags: readonly string[];
  servers: readonly string[];
  constants: readonly string[];
  files: readonly {
    path: string;
    size: number;
    width?: number | undefined;
    height?: number | undefined;
  }[];
  /** The places of the files of `public/` in the config, by their paths on the site. */
  uses: Readonly<Record<string, readonly Path[]>>;
  icons: readonly string[];
}
