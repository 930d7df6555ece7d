import type { Forms } from "../schema/descriptors";
import type { Path } from "../schema/walk";
import type { Change } from "../json/changes";
import { startsWith } from "./paths";
import { Pictures } from "./pictures";
import type { Sentence } from "./sentence";
import type { Intent } from "./text/intent";
import type { EditorWords } from "./words/en";
import { fill, spellOut } from "./words/fill";
import {
  type ColorFacts,
  type Conflict,
  type FoundFinding,
  type FromCheck,
  type FromDraft,
  type FromFrame,
  type Mode,
  type Names,
  type OutlineEntry,
  type Posted,
  type Saving,
  type SiteLanguages,
  type ToDraft,
  type ToFrame,
  type TranslatedText,
  type Variation,
  VERSION,
} from "./messages";

export type Screen = "work" | "theme" | "pictures" | "languages" | "findings";

/** Everything that the screens show. A change creates a new object. */
export interface View {
  screen: Screen;
  /** The path of the shown page; `null` for the 404 page. */
  page: string | null;
  mode: Mode;
  selected: Path | undefined;
  form: { path: Path; value: unknown; root: unknown } | undefined;
  forms: Forms | undefined;
  outline: { pages: readonly OutlineEntry[]; site: readonly OutlineEntry[] };
  names: Names;
  colors: readonly ColorFacts[];
  /** The theme as written. */
  theme: unknown;
  findings: readonly FoundFinding[];
  /** Whether the findings are about the current text. */
  isChecked: boolean;
  /** The languages of the site; absent if it has one. */
  languages: SiteLanguages | undefined;
  /** The code of the further language in which pages are shown. */
  language: string | undefined;
  /** The texts of the form at a path in each language. */
  translations: { path: Path; texts: readonly TranslatedText[] } | undefined;
  undo: string | undefined;
  redo: string | undefined;
  saving: Saving;
  /** Whether nothing is lost if the tab is closed now. */
  isSafe: boolean;
  /** Whether another tab edits, and this one shows what it saves. */
  isResting: boolean;
  stale: Sentence | undefined;
  conflicts: readonly Conflict[];
  /** The work of an earlier visit that was based on another version of the file. */
  draft: { at: number } | undefined;
  /** The last change, for a screen reader and for a toast with Undo. */
  news: { text: Sentence; canUndo: boolean; id: number } | undefined;
}

const noNames: Names = {
  pages: [],
  anchors: [],
  toasts: [],
  tags: [],
  servers: [],
  constants: [],
  files: [],
  uses: {},
  icons: [],
};

const first: View = {
  screen: "work",
  page: "/",
  mode: "select",
  selected: undefined,
  form: undefined,
  forms: undefined,
  outline: { pages: [], site: [] },
  names: noNames,
  colors: [],
  theme: undefined,
  findings: [],
  isChecked: false,
  languages: undefined,
  language: undefined,
  translations: undefined,
  undo: undefined,
  redo: undefined,
  saving: { state: "saved" },
  isSafe: true,
  isResting: false,
  stale: undefined,
  conflicts: [],
  draft: undefined,
  news: undefined,
};

/** The editor's state, between the screens, the two workers and the frame. */
export class Session {
  #view: View = first;
  #rev = 0;
  readonly #listeners = new Set<() => void>();
  readonly #draft: Worker;
  readonly #check: Worker;
  readonly #key: string;
  /** The requests that wait for a value, by number. */
  readonly #asked = new Map<number, (value: unknown) => void>();
  readonly #frameAddress: string;
  readonly pictures: Pictures;
  #frame: HTMLIFrameElement | undefined;
  /** To the draft worker, for the first frame. */
  #firstPort: MessagePort | undefined;

  readonly words: EditorWords;

  /** @param key - the editor's key for requests */
  constructor(
    workers: { draft: Worker; check: Worker; picture: () => Worker },
    key: string,
    frameAddress: string,
    words: EditorWords,
  ) {
    this.words = words;
    this.pictures = new Pictures(key, workers.picture, words.screens);
    this.#draft = workers.draft;
    this.#check = workers.check;
    this.#key = key;
    this.#frameAddress = frameAddress;
    this.#draft.addEventListener("message", ({ data }: MessageEvent<FromDraft>) => this.#hear(data));
    this.#check.addEventListener("message", ({ data }: MessageEvent<FromCheck>) => {
      if (data.kind === "names") this.#set({ names: { ...this.#view.names, ...data.names } });
      else if (data.rev !== this.#rev) return;
      else if (data.kind === "fixed") this.fix(data.changes, this.words.screens.fixed);
      else this.#set({ findings: data.list, isChecked: true });
    });
    this.#open();
    void import("./configForms").then(({ configForms }) => this.#set({ forms: configForms }));
    addEventListener("message", ({ source, data }: MessageEvent<Posted<FromFrame>>) => {
      if (source === this.#frame?.contentWindow && data.v === VERSION) this.#hearFrame(data);
    });
  }

  get frameAddress(): string {
    return this.#frameAddress;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getView = (): View => this.#view;

  /** Shows a variation of the site in a small frame, as soon as that is ready. @returns stops that */
  showVariation(element: HTMLIFrameElement, variation: Variation): () => void {
    const onReady = ({ source, data }: MessageEvent<Posted<FromFrame>>) => {
      if (source !== element.contentWindow || data.v !== VERSION || data.kind !== "ready") return;
      const channel = new MessageChannel();
      this.#ask({ kind: "preview", variation }, channel.port1);
      element.contentWindow?.postMessage({ kind: "port", v: VERSION }, "*", [channel.port2]);
      element.contentWindow?.postMessage(
        { kind: "mode", mode: "block" in variation ? "block" : "use", v: VERSION },
        "*",
      );
    };
    addEventListener("message", onReady);
    return () => removeEventListener("message", onReady);
  }

  /** Takes the element of the frame, which says when it is ready. */
  setFrame = (element: HTMLIFrameElement | null): void => {
    this.#frame = element ?? undefined;
  };

  edit(
    intents: readonly Intent[],
    name: string | undefined,
    options: { isTyping?: true; says?: string } = {},
  ): void {
    this.#ask({
      kind: "edit",
      intents,
      ...(name === undefined ? {} : { name }),
      ...(options.isTyping ? { isTyping: true } : {}),
    });
    if (options.says !== undefined) this.say(options.says, true);
  }

  /** Writes the translation of the text at a path; without a text, keeps the earlier version. */
  translate(code: string, path: Path, text: string | undefined, isTyping?: true): void {
    this.#ask({
      kind: "translate",
      translation: { code, path, ...(text === undefined ? {} : { text }) },
      name: `${this.#languageOf(code)}: ${this.nameOfField(path)}`,
      ...(isTyping ? { isTyping } : {}),
    });
  }

  /** The value at a path of the config; `undefined` if it is missing. */
  valueAt(path: Path): Promise<unknown> {
    const id = this.#asked.size;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#ask({ kind: "value", id, path });
    });
  }

  /** Fixes everything that is certain. */
  fixAll(): void {
    this.#check.postMessage({ kind: "fixAll" }, []);
  }

  fix(changes: readonly Change[], name: string): void {
    this.#ask({ kind: "fix", changes, name });
  }

  undo(): void {
    if (this.#view.undo === undefined) return;
    this.#ask({ kind: "undo" });
    this.say(this.#view.undo, false);
  }

  redo(): void {
    if (this.#view.redo === undefined) return;
    this.#ask({ kind: "redo" });
    this.say(this.#view.redo, false);
  }

  open(screen: Screen): void {
    this.#set({ screen });
  }

  show(page: string | null): void {
    if (page === this.#view.page) return;
    this.#set({ page });
    this.#ask({ kind: "show", path: page });
  }

  /** Shows pages in a language; the first one without a code. */
  showLanguage(language: string | undefined): void {
    if (language === this.#view.language) return;
    this.#set({ language });
    this.#ask({ kind: "language", code: language });
  }

  setMode(mode: Mode): void {
    this.#set({ mode });
    this.#ask({ kind: "mode", mode });
    this.#tellFrame({ kind: "mode", mode });
  }

  /** Selects a value: its form is shown, its place in the outline and on the page is marked, and its page opens. */
  select(path: Path | undefined): void {
    const page = path && this.#pageOf(path);
    if (page !== undefined) this.show(page);
    this.#set({ selected: path, ...(path === undefined ? { form: undefined } : {}) });
    this.#ask({ kind: "select", path });
    this.#tellFrame({ kind: "select", path });
  }

  save(): void {
    this.#ask({ kind: "save" });
  }

  resolve(takeTheirs: readonly Path[]): void {
    this.#ask({ kind: "resolve", takeTheirs });
    this.#set({ conflicts: [] });
  }

  takeDraft(take: boolean): void {
    this.#set({ draft: undefined });
    this.#ask({ kind: "draft", take });
  }

  /** Edits in this tab, although another one does. */
  takeOver(): void {
    this.#ask({ kind: "takeOver" });
  }

  /** The file, or a file in `public/`, has changed on the disk. */
  noteChange(what: "config" | "files"): void {
    this.#ask({ kind: what === "config" ? "changed" : "files" });
  }

  /** Knows the files of `public/` again. */
  async reloadFiles(): Promise<void> {
    const known = this.#view.names;
    this.#ask({ kind: "files" });
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (this.#view.names === known) return;
        stop();
        resolve();
      });
    });
  }

  /** A place of the config in the owner's words: `Hero on Home`. */
  nameOf(path: Path): string {
    const [list, code, , text] = path;
    if (list === "languages" && text !== undefined) return `${this.#languageOf(String(code))}: ${text}`;
    const { pages, site } = this.#view.outline;
    const way: string[] = [];
    for (let entries = [...pages, ...site]; ;) {
      const inside = entries.find((entry) => startsWith(path, entry.path));
      if (!inside) break;
      way.unshift(inside.label);
      entries = inside.children;
    }
    const [part, whole] = way;
    if (part === undefined)
      return path.map((one) => (typeof one === "number" ? one + 1 : spellOut(one))).join(" → ");
    return whole === undefined ? part : fill(this.words.screens.partOf, { part, whole });
  }

  /** A field in the owner's words: `Heading of Hero on Home`. */
  nameOfField(path: Path): string {
    const key = path.findLast((part) => typeof part === "string");
    const whole = this.nameOf(path);
    return key === undefined || path[0] === "languages"
      ? whole
      : fill(this.words.screens.fieldOf, { field: spellOut(key), whole });
  }

  /** Announces what was done. */
  say(what: string | Sentence, canUndo: boolean): void {
    const text = typeof what === "string" ? { text: what } : what;
    this.#set({ news: { text, canUndo, id: (this.#view.news?.id ?? 0) + 1 } });
  }

  dismissNews(): void {
    this.#set({ news: undefined });
  }

  /** The path of the page that a value belongs to; `undefined` if it belongs to all pages. */
  #pageOf(path: Path): string | undefined {
    const { pages } = this.#view.outline;
    return pages.find((page) => startsWith(path, page.path))?.page;
  }

  /** The name of a language in itself. */
  #languageOf(code: string): string {
    return this.#view.languages?.others.find((one) => one.code === code)?.name ?? code;
  }

  #ask(message: ToDraft, ...ports: MessagePort[]): void {
    this.#draft.postMessage(message, ports);
  }

  #tellFrame(message: ToFrame, ...ports: MessagePort[]): void {
    // The frame has no origin. Nothing else can be in its window, because its policy and its sandbox forbid it.
    this.#frame?.contentWindow?.postMessage({ ...message, v: VERSION } satisfies Posted<ToFrame>, "*", ports);
  }

  #hear(message: FromDraft): void {
    switch (message.kind) {
      case "state": {
        const { kind: _, rev, ...state } = message;
        this.#set({ stale: undefined, ...state, isChecked: this.#view.isChecked && rev === this.#rev });
        this.#rev = rev;
        return;
      }
      case "outline":
        return this.#set({ outline: { pages: message.pages, site: message.site } });
      case "pages": {
        const pages = [...this.#view.outline.pages];
        for (const [index, entry] of message.changed) pages[index] = entry;
        return this.#set({ outline: { pages, site: this.#view.outline.site } });
      }
      case "form":
        if (this.#view.selected && startsWith(this.#view.selected, message.path))
          this.#set({ form: message });
        return;
      case "value":
        return this.#asked.get(message.id)?.(message.value);
      case "languages": {
        const { languages } = message;
        this.#set({ languages });
        // The shown language was removed.
        if (!languages?.others.some(({ code }) => code === this.#view.language)) this.showLanguage(undefined);
        if (!languages && this.#view.screen === "languages") this.open("work");
        return;
      }
      case "translations":
        return this.#set({ translations: message });
      case "went":
        return this.show(message.path);
      case "theme":
        return this.#set({ colors: message.colors, theme: message.written });
      case "refused":
        return this.say(message.reason, false);
      case "resting":
        return this.say(this.words.screens.otherTab, false);
      case "conflicts":
        return this.#set({ conflicts: message.conflicts });
      case "draft":
        return message.isOfThisFile
          ? this.say(this.words.screens.draftHere, true)
          : this.#set({ draft: message });
      case "outside":
        return this.say(this.words.screens.changedOutside, true);
    }
  }

  #hearFrame(message: FromFrame): void {
    switch (message.kind) {
      case "ready":
        return this.#connect();
      case "chose":
        return this.select(this.#next(message.path));
      case "wrote": {
        const { path, text } = message;
        const { language } = this.#view;
        if (language !== undefined) return this.translate(language, path, text, true);
        return this.edit([{ do: "set", path, value: text }], this.nameOfField(path), { isTyping: true });
      }
      case "went":
        if (this.#view.language === undefined) return this.show(message.path);
        return this.#ask({ kind: "went", path: message.path });
      case "key":
        this.press(message.key, message.isShifted);
        return;
      case "failed":
        return this.say({ english: message.message }, false);
    }
  }

  /** A click selects the innermost field, the next click its entry, and then its block. */
  #next(clicked: Path): Path {
    const { selected } = this.#view;
    if (!selected || !startsWith(clicked, selected)) return clicked;
    const outer = selected.slice(0, selected.at(-2) === "blocks" ? -2 : -1);
    const isEntry = (path: Path) => typeof path.at(-1) === "number";
    let next = outer;
    while (next.length > 2 && !isEntry(next)) next = next.slice(0, -1);
    return next.length > 2 ? next : clicked;
  }

  /** Shortcuts, which also come from the frame. @returns whether there is one */
  press(key: string, isShifted: boolean): boolean {
    const name = key.toLowerCase();
    if (name === "z" && !isShifted) this.undo();
    else if (name === "z" || name === "y") this.redo();
    else if (name === "s") this.save();
    else if (key === "Escape") this.select(outwards(this.#view.selected));
    else return false;
    return true;
  }

  /** Opens the config while the frame is still loading. */
  #open(): void {
    const [frame, between] = [new MessageChannel(), new MessageChannel()];
    this.#firstPort = frame.port2;
    this.#check.postMessage({ kind: "open", key: this.#key }, [between.port2]);
    this.#ask(
      { kind: "open", key: this.#key, frame: this.#frameAddress, words: this.words.worker },
      frame.port1,
      between.port1,
    );
  }

  #connect(): void {
    let port = this.#firstPort;
    this.#firstPort = undefined;
    if (!port) {
      const channel = new MessageChannel();
      this.#ask({ kind: "frame" }, channel.port1);
      port = channel.port2;
    }
    this.#tellFrame({ kind: "port" }, port);
    this.#tellFrame({ kind: "mode", mode: this.#view.mode });
    this.#tellFrame({ kind: "select", path: this.#view.selected });
  }

  #set(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The entry, block or page around a value; `undefined` around a page. */
function outwards(path: Path | undefined): Path | undefined {
  if (!path) return undefined;
  for (let length = path.length - 1; length > 1; length--)
    if (typeof path[length - 1] === "number") return path.slice(0, length);
  return undefined;
}
