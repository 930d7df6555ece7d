import { isGroup } from "../../schema/structure";
import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { KEY_HEADER } from "../addresses";
import type { Conflict, FromDraft, Mode, Saving, ToDraft, Variation } from "../messages";
import { openDevServer } from "../places/devServer";
import { storedDraft } from "../places/drafts";
import type { Place, ReadText } from "../places/place";
import { type Sentence, sentenceOf } from "../sentence";
import { EditableText, type Replayed } from "../text/editableText";
import type { Gesture } from "../text/editLog";
import { isHarmless } from "../text/indexedText";
import { type Intent, isRefused } from "../text/intent";
import type { Applied } from "../text/applied";
import type { Side } from "../text/merging";
import type { EditorWords } from "../words/en";
import { askWith, EditorWorld, schemaIn } from "../world/editorWorld";
import { DraftLanguages } from "./draftLanguages";
import { DraftPages } from "./draftPages";
import type { ReadLanguages } from "./translations";
import { alongPath, formPath } from "./formPath";
import { loading } from "./onDemand";
import { outlineOf, pageEntry } from "./outline";
import { Saver } from "./saver";
import { TabLock } from "./tabLock";
import { colorFacts } from "./themeFacts";

/** After the last change, in milliseconds. */
const CHECK_MS = 150;
const OUTLINE_MS = 50;
/** The outline waits for a pause in typing, because a large one takes longer than a frame. */
const TYPED_OUTLINE_MS = 300;
/** Translations are compared with the whole config. */
const LANGUAGES_MS = 600;

/** The receivers of the session's messages, besides the frame. */
export interface Ends {
  editor: (message: FromDraft) => void;
  check: MessagePort;
}

type Opening = Omit<ToDraft & { kind: "open" }, "kind">;

/** A config that is being edited: its text, its undo list, the shown page, and where it is saved. */
export class DraftSession {
  readonly #ends: Ends;
  readonly #key: string;
  readonly #frame: string;
  readonly #words: EditorWords["worker"];
  readonly #text: EditableText;
  readonly #saver: Saver;
  #world: EditorWorld;
  #pages: DraftPages;
  #page: string | null = "/";
  #mode: Mode = "select";
  #selected: Path | undefined;
  #rev = 0;
  #stale: Sentence | undefined;
  #lock: TabLock | undefined;
  #conflicts: readonly Conflict[] = [];
  readonly #languages: DraftLanguages;
  #checking: ReturnType<typeof setTimeout> | undefined;
  #outlining: ReturnType<typeof setTimeout> | undefined;
  /** The pages whose entries in the outline may have changed; `undefined` for the whole outline. */
  #changed: Set<number> | undefined = new Set();
  #comparing: ReturnType<typeof setTimeout> | undefined;
  #isTyping = false;
  /** The last texts that the editor has received. */
  readonly #sent = {
    outline: "",
    pages: new Map<number, string>(),
    languages: undefined as string | undefined,
  };

  private constructor(
    ends: Ends,
    asked: Opening,
    { place, first }: { place: Place; first: ReadText },
    world: EditorWorld,
  ) {
    this.#ends = ends;
    this.#key = asked.key;
    this.#frame = asked.frame;
    this.#words = asked.words;
    this.#text = new EditableText(first.text);
    this.#world = world;
    this.#saver = new Saver(first, {
      place,
      text: () => this.#text.text,
      onSaving: () => this.#tellState(),
      onChanged: () => this.#meanwhile(this.#takeOutside()),
    });
    const { key, words } = asked;
    this.#languages = new DraftLanguages({
      open: (catalogue) => openDevServer({ key, keyHeader: KEY_HEADER, catalogue }, words),
      text: this.#text,
      words,
      isResting: () => this.#saver.isResting,
      onSaving: () => this.#tellState(),
      onText: () => this.#meanwhile(this.#takeTranslations()),
      onConflicts: () => this.#tellConflicts(),
      tell: ends.editor,
    });
    this.#pages = this.#pagesIn(world);
  }

  /** Reads the config and its environment, and shows the first page. */
  static async open(ends: Ends, asked: Opening, port: MessagePort): Promise<DraftSession> {
    const opened = await openDevServer({ key: asked.key, keyHeader: KEY_HEADER }, asked.words);
    const world = await EditorWorld.load(askWith(asked.key), schemaIn(opened.first.text));
    const session = new DraftSession(ends, asked, opened, world);
    session.#pages.connect(port);
    await session.#readAll();
    await session.#show();
    session.#changed = undefined;
    await session.#openLock();
    await session.#followLanguages();
    // Loads what the first edit needs, in case the program stops.
    await session.#edit([], {});
    session.#noteChange();
    return session;
  }

  async hear(message: ToDraft, port: MessagePort | undefined): Promise<void> {
    if (this.#saver.isResting && changing.has(message.kind)) {
      this.#ends.editor({ kind: "resting" });
      return this.#tellForm();
    }
    switch (message.kind) {
      case "open":
        return;
      case "frame":
        if (port) this.#pages.connect(port);
        return this.#show();
      case "preview":
        if (port) await this.#preview(message.variation, port);
        return;
      case "edit": {
        const { intents, name, isTyping } = message;
        this.#isTyping = isTyping === true;
        const joins =
          isTyping && intents.length === 1 ? JSON.stringify((intents[0] as { path?: Path }).path) : undefined;
        return this.#edit(intents, {
          ...(name ? { label: name } : {}),
          ...(joins === undefined ? {} : { joins }),
        });
      }
      case "fix":
        return this.#edit([{ do: "splice", changes: message.changes }], { label: message.name });
      case "translate":
        return this.#translate(message);
      case "undo":
        return this.#replay(this.#text.undo());
      case "redo":
        return this.#replay(this.#text.redo());
      case "show":
        this.#page = message.path;
        return this.#show();
      case "went":
        return this.#ends.editor({ kind: "went", path: await this.#pages.draft.sourcePath(message.path) });
      case "language":
        this.#languages.shown = message.code;
        this.#pages.draft.language = message.code;
        return this.#show();
      case "mode":
        this.#mode = message.mode;
        return this.#show();
      case "select":
        this.#selected = message.path;
        this.#text.endTyping();
        return this.#tellForm();
      case "value":
        return this.#ends.editor({ kind: "value", id: message.id, value: this.#valueAt(message.path) });
      case "save":
        this.#meanwhile(this.#saver.save());
        for (const saver of this.#languages.savers) this.#meanwhile(saver.save());
        return;
      case "changed":
        return this.#meanwhile(this.#takeOutside());
      case "resolve":
        return this.#meanwhile(this.#takeOutside(message.takeTheirs));
      case "files":
        return this.#takeFiles();
      case "draft":
        return this.#answerEarlier(message.take);
      case "takeOver":
        return this.#meanwhile(this.#lock?.take() ?? Promise.resolve());
    }
  }

  async #edit(intents: readonly Intent[], gesture: Partial<Omit<Gesture, "now">>): Promise<void> {
    return this.#take(await loading(() => this.#text.edit(intents, { now: Date.now(), ...gesture })));
  }

  /** Does not keep later messages waiting. */
  #meanwhile(work: Promise<void>): void {
    work.catch((error: unknown) => this.#ends.editor({ kind: "refused", reason: sentenceOf(error) }));
  }

  /** Writes a translation into the config, or into its catalogue file. */
  async #translate({ translation, name, isTyping }: ToDraft & { kind: "translate" }): Promise<void> {
    const languages = this.#readLanguages();
    if (!languages) return;
    this.#isTyping = isTyping === true;
    const { code, path } = translation;
    const gesture = {
      label: name,
      now: Date.now(),
      ...(isTyping ? { joins: JSON.stringify([code, path]) } : {}),
    };
    const config = this.#text.current.parsed.value;
    const intents = await loading(() => this.#languages.edit(config, translation, languages, gesture));
    if (intents.length > 0) await this.#edit(intents, gesture);
  }

  #replay(done: Replayed | undefined): Promise<void> {
    if (done?.inFile) this.#languages.replay(done.inFile.name, done.inFile.steps);
    return this.#take(done);
  }

  /** Shows a translation that was changed outside of the config. */
  async #takeTranslations(): Promise<void> {
    this.#pages.draft.forgetTranslations();
    this.#noteChange(true);
    await this.#show();
  }

  /** Opens the catalogue files that the config names. */
  async #followLanguages(): Promise<void> {
    const { languages } = this.#pages.draft.config ?? {};
    if (languages && (await this.#languages.follow(languages))) this.#pages.draft.forgetTranslations();
  }

  #readLanguages(): ReadLanguages | undefined {
    const { languages = {}, site } = this.#pages.draft.config ?? {};
    if (!site || Object.keys(languages).length === 0) return undefined;
    return { first: site.language, languages, texts: this.#world.texts };
  }

  async #take(applied: Applied | { refused: string } | undefined): Promise<void> {
    if (!applied) return;
    if (isRefused(applied)) {
      this.#ends.editor({ kind: "refused", reason: { english: applied.refused } });
      // The form shows what is in the text.
      return this.#tellForm();
    }
    if (applied.steps.length === 0) return;
    const { touched } = applied;
    const isInRoutes = touched?.every((entry) => this.#takeRoute(entry)) ?? false;
    if (!isInRoutes) await this.#readAll();
    else this.#stale = undefined;
    if (isInRoutes) touched?.forEach(({ index }) => this.#changed?.add(index));
    else {
      this.#changed = undefined;
      this.#meanwhile(this.#followLanguages());
    }
    this.#noteChange();
    await this.#show();
  }

  /** Reads one changed page from its part of the text, because a large site takes too long for each key. */
  #takeRoute({ list, index }: { list: string; index: number }): boolean {
    const route = list === "routes" ? this.#routeAt(index) : undefined;
    return route !== undefined && this.#pages.draft.setRoute(index, route.value);
  }

  /** Reads the whole text. */
  async #readAll(): Promise<void> {
    const { value, root, mistakes } = await loading(() => this.#text.current.parsed);
    const { mistake, lastVersion } = this.#words;
    const wrong = mistakes.find(({ code }) => !isHarmless(code)) ?? (root ? undefined : mistakes[0]);
    if (wrong || !root) {
      const line = this.#text.text.slice(0, wrong?.offset ?? 0).split("\n").length;
      const english = `Line ${line}: ${wrong?.message ?? "It is not valid JSON."}`;
      this.#stale = { text: mistake, english };
    } else this.#stale = this.#pages.draft.set(value) ? undefined : { text: lastVersion };
  }

  #noteChange(isElsewhere = false): void {
    this.#rev++;
    if (!isElsewhere) this.#saver.note();
    this.#tellState();
    this.#tellForm();
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => this.#check(), CHECK_MS);
    clearTimeout(this.#outlining);
    this.#outlining = setTimeout(
      // If the program has stopped, its parts cannot be loaded. The next change tries again.
      () => void this.#tellOutline().catch(() => undefined),
      this.#isTyping ? TYPED_OUTLINE_MS : OUTLINE_MS,
    );
    clearTimeout(this.#comparing);
    this.#comparing = setTimeout(
      () => void this.#tellLanguages().catch(() => undefined),
      this.#changed ? LANGUAGES_MS : OUTLINE_MS,
    );
  }

  #check(isOtherWorld = false): void {
    const asked = {
      rev: this.#rev,
      text: this.#text.text,
      ...(isOtherWorld ? { isOtherWorld } : {}),
      ...this.#languages.texts,
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    this.#ends.check.postMessage(asked);
  }

  async #show(): Promise<void> {
    if (!this.#pages.draft.config) return;
    try {
      await this.#pages.send(this.#page, this.#mode);
    } catch (error) {
      this.#stale = sentenceOf(error);
      this.#tellState();
    }
  }

  #tellState(): void {
    const { undo, redo } = this.#text.labels;
    this.#ends.editor({
      kind: "state",
      rev: this.#rev,
      undo,
      redo,
      saving: worstOf([this.#saver, ...this.#languages.savers].map(({ saving }) => saving)),
      isSafe: [this.#saver, ...this.#languages.savers].every(({ isSafe }) => isSafe),
      isResting: this.#saver.isResting,
      ...(this.#stale === undefined ? {} : { stale: this.#stale }),
    });
  }

  #tellForm(): void {
    if (!this.#selected) return;
    const value = this.#around(this.#selected);
    const path = formPath(value, this.#selected);
    this.#ends.editor({ kind: "form", path, value: valueAt(value, path), root: alongPath(value, path) });
    this.#meanwhile(this.#tellTranslations(path, value));
  }

  /** Sends the texts of the form in each language. */
  async #tellTranslations(path: Path, around: unknown): Promise<void> {
    const languages = this.#readLanguages();
    if (!languages || !isGroup(around)) return;
    const { routes } = this.#pages.draft.config!;
    const own = around["routes"];
    // Links to other pages are no texts, so their paths are needed.
    const others = routes.map((route, index) => (Array.isArray(own) && own[index]) || { path: route.path });
    const texts = await loading(() =>
      this.#languages.textsIn({ ...around, routes: others }, path, languages),
    );
    this.#ends.editor({ kind: "translations", path, texts });
  }

  async #tellLanguages(): Promise<void> {
    const read = this.#readLanguages();
    const config = this.#text.current.parsed.value;
    const languages =
      read && isGroup(config) ? await loading(() => this.#languages.facts(config, read)) : undefined;
    const text = JSON.stringify(languages);
    if (text === this.#sent.languages) return;
    this.#sent.languages = text;
    this.#ends.editor({ kind: "languages", languages });
    // Outdated translations are known now.
    this.#tellForm();
  }

  async #tellOutline(): Promise<void> {
    const changed = this.#changed;
    this.#changed = new Set();
    if (changed) return loading(() => this.#tellPages([...changed]));
    const { value, root } = this.#text.current.parsed;
    if (!root) return;
    const outline = await loading(() => outlineOf(value, this.#namesWith()));
    const theme = this.#pages.draft.config?.theme;
    if (theme)
      void loading(() => colorFacts(theme)).then((colors) =>
        this.#ends.editor({ kind: "theme", colors, written: isGroup(value) ? value["theme"] : undefined }),
      );
    const text = JSON.stringify(outline);
    if (text === this.#sent.outline) return;
    this.#sent.outline = text;
    this.#sent.pages.clear();
    this.#ends.editor({ kind: "outline", ...outline });
  }

  #namesWith() {
    return { ...this.#words, constants: this.#pages.draft.config?.constants ?? {} };
  }

  #tellPages(indices: readonly number[]): void {
    const changed = indices.flatMap((index) => {
      const route = this.#routeAt(index);
      const entry = route && pageEntry(route.value, ["routes", index], this.#namesWith());
      const text = JSON.stringify(entry);
      if (!entry || this.#sent.pages.get(index) === text) return [];
      this.#sent.pages.set(index, text);
      return [[index, entry] as const];
    });
    if (changed.length === 0) return;
    // The outline that was sent as a whole is not the editor's any more.
    this.#sent.outline = "";
    this.#ends.editor({ kind: "pages", changed });
  }

  /** Shows a variation of the site in a small frame. */
  async #preview(variation: Variation, port: MessagePort): Promise<void> {
    const { value } = this.#text.current.parsed;
    if (!isGroup(value)) return;
    const pages = this.#pagesIn(this.#world);
    const isOneBlock = "block" in variation;
    const varied = isOneBlock
      ? { ...value, routes: [{ path: "/", title: "Page", blocks: [variation.block] }] }
      : { ...value, theme: variation.theme };
    if (!pages.draft.set(varied)) return;
    pages.connect(port);
    await pages.send(isOneBlock ? "/" : this.#page, "use");
  }

  #valueAt(path: Path): unknown {
    return valueAt(this.#around(path), path);
  }

  /** The config; for a value in a page, only with this page, because reading a large site takes too long for each key. */
  #around([list, index]: Path): unknown {
    const route = list === "routes" && typeof index === "number" ? this.#routeAt(index) : undefined;
    if (!route || typeof index !== "number") return this.#text.current.parsed.value;
    const routes: unknown[] = [];
    routes[index] = route.value;
    return { routes };
  }

  /** Reads a page from its part of the text. */
  #routeAt(index: number): { value: unknown } | undefined {
    const span = this.#text.current.index?.routes[index];
    if (!span) return undefined;
    try {
      return { value: JSON.parse(this.#text.text.slice(span.offset, span.offset + span.length)) as unknown };
    } catch {
      return undefined;
    }
  }

  #pagesIn(world: EditorWorld): DraftPages {
    // Addresses in the frame lead to its own folder.
    const shown = Object.create(world, {
      place: { value: { ...world.place, basePath: this.#frame } },
    }) as EditorWorld;
    world.edited = this.#languages.files;
    const pages = new DraftPages(shown);
    pages.draft.language = this.#languages.shown;
    return pages;
  }

  async #takeFiles(): Promise<void> {
    const port = this.#pages.port;
    this.#world = await EditorWorld.load(askWith(this.#key), schemaIn(this.#text.text));
    this.#pages = this.#pagesIn(this.#world);
    if (port) this.#pages.connect(port);
    await this.#readAll();
    this.#check(true);
    await this.#show();
  }

  /**
   * Takes over a text that was changed outside, or merges it with unsaved work.
   * @param takeTheirs - the answers to the last questions: the places where the file wins
   */
  async #takeOutside(takeTheirs?: readonly Path[]): Promise<void> {
    await this.#languages.takeOutside(takeTheirs);
    await this.#saver.inTurn(async () => {
      try {
        const theirs = await this.#saver.place.read(this.#saver.known);
        await this.#merge(theirs, takeTheirs);
      } catch (error) {
        this.#saver.fail(error);
      }
    });
  }

  async #merge(theirs: ReadText, takeTheirs: readonly Path[] | undefined): Promise<void> {
    const base = this.#saver.known;
    const gesture = { label: this.#words.outside, now: Date.now() };
    if (theirs.tag === base.tag) {
      // The file is as it was, perhaps again.
      this.#ask([]);
      this.#saver.resume(theirs);
    } else if (this.#text.text === base.text)
      await this.#takeTheirs(theirs, this.#text.takeOver(theirs.text, gesture));
    else {
      const texts = { base: base.text, theirs: theirs.text };
      const merged = await loading(() => this.#text.merge(texts, [], gesture));
      // The last good page and all work stay until the file is mended.
      if (isRefused(merged)) return this.#saver.pause({ english: merged.refused });
      if (merged.applied) return this.#takeTheirs(theirs, merged.applied);
      const conflicts = merged.conflicts.map(({ places, mine, theirs: other }): Conflict => {
        const path = places.mine ?? places.theirs ?? [];
        return { path, mine, theirs: other };
      });
      // Answers only count for the questions that were asked.
      if (!takeTheirs || !isSame(conflicts, this.#conflicts)) {
        this.#ask(conflicts);
        this.#saver.pause({ text: this.#words.outside });
        return;
      }
      const choices = conflicts.map(({ path }): Side =>
        takeTheirs.some((taken) => isSame(taken, path)) ? "theirs" : "mine",
      );
      const chosen = await loading(() => this.#text.merge(texts, choices, gesture));
      if (!isRefused(chosen) && chosen.applied) await this.#takeTheirs(theirs, chosen.applied);
    }
  }

  /** Shows a text that contains what the place has now, and goes on saving. */
  async #takeTheirs(theirs: ReadText, applied: Applied): Promise<void> {
    this.#ask([]);
    this.#saver.resume(theirs);
    await this.#take(applied);
    this.#ends.editor({ kind: "outside" });
  }

  /** Asks which version wins in each of these places. */
  #ask(conflicts: readonly Conflict[]): void {
    const hadConflicts = this.#conflicts.length > 0;
    this.#conflicts = conflicts;
    if (conflicts.length > 0 || hadConflicts) this.#tellConflicts();
  }

  #tellConflicts(): void {
    const conflicts = [...this.#conflicts, ...this.#languages.conflicts];
    this.#ends.editor({ kind: "conflicts", conflicts, merged: [] });
  }

  /** Edits if no other tab does. */
  async #openLock(): Promise<void> {
    this.#lock = await TabLock.open({
      name: `spawnpage ${this.#saver.place.name}`,
      onOwn: () => {
        this.#saver.isResting = false;
        this.#meanwhile(
          this.#languages
            .own()
            .then(() => this.#takeOutside())
            .then(() => this.#findEarlier()),
        );
      },
      onGive: async () => {
        await this.#saver.save();
        await this.#saver.store();
        this.#saver.isResting = true;
        await this.#languages.give();
        // The other tab has the work now.
        await this.#take(
          this.#text.takeOver(this.#saver.known.text, { label: this.#words.outside, now: Date.now() }),
        );
        this.#tellState();
      },
    });
    this.#saver.isResting = !this.#lock.isOwn;
    if (this.#lock.isOwn) await this.#findEarlier();
  }

  /** Finds work that is not in the file. */
  async #findEarlier(): Promise<void> {
    const stored = await storedDraft(this.#saver.place.name);
    if (!stored) return;
    const isOfThisFile = stored.base === this.#saver.known.tag;
    // Work that was based on this very file is not lost by a crash.
    if (isOfThisFile) await this.#take(this.#text.takeOver(stored.text, this.#earlierWork()));
    this.#saver.earlier = isOfThisFile || stored.text === this.#text.text ? stored.earlier : stored;
    if (isOfThisFile) this.#ends.editor({ kind: "draft", isOfThisFile, at: stored.at });
    const { earlier } = this.#saver;
    if (earlier) this.#ends.editor({ kind: "draft", isOfThisFile: false, at: earlier.at });
  }

  #earlierWork() {
    return { label: this.#words.earlier, now: Date.now() };
  }

  /** Merges the work of an earlier visit with the text, or puts it aside. */
  async #answerEarlier(take: boolean): Promise<void> {
    await this.#languages.answerEarlier(take);
    const { earlier } = this.#saver;
    if (!earlier) return;
    if (take) {
      const versions = { base: earlier.baseText, theirs: earlier.text };
      const merge = (choices: readonly Side[]) =>
        loading(() => this.#text.merge(versions, choices, this.#earlierWork()));
      const merged = await merge([]);
      const chosen = isRefused(merged) ? merged : await merge(merged.conflicts.map((): Side => "theirs"));
      if (isRefused(chosen))
        return this.#ends.editor({ kind: "refused", reason: { english: chosen.refused } });
      this.#saver.earlier = earlier.earlier;
      await this.#take(chosen.applied);
    } else this.#saver.earlier = earlier.earlier;
    this.#saver.note();
    if (!this.#saver.isSaved) await this.#saver.store();
    if (earlier.earlier) this.#ends.editor({ kind: "draft", isOfThisFile: false, at: earlier.earlier.at });
  }
}

/** Messages that change the text. */
const changing = new Set<ToDraft["kind"]>(["edit", "fix", "translate", "undo", "redo", "draft", "resolve"]);

/** The states of saving, the worst last. */
const states: readonly Saving["state"][] = ["saved", "saving", "waiting", "failed"];

function worstOf(all: readonly Saving[]): Saving {
  return all.reduce((worst, one) => (states.indexOf(one.state) > states.indexOf(worst.state) ? one : worst));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
