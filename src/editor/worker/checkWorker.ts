/** The worker that checks the text, a moment after the last edit. */
import { configSchema } from "../../config/config";
import { checkText, surroundingsOf } from "../../core/openSite";
import { noteOtherWords } from "../../fields/otherWords";
import { changedLines } from "../../json/changedLines";
import { parse } from "../../json/parse";
import { setDescriptions } from "../../schema/descriptions";
import type { Diagnostic } from "../../validate/diagnostic";
import type { FoundFinding, FromCheck, Names, ToCheck } from "../messages";
import { type Ask, askWith, EditorWorld, schemaIn } from "../world/editorWorld";
import { namesOf } from "./names";
import { loading } from "./onDemand";

interface Asked {
  rev: number;
  text: string;
  /** The environment is loaded again, because files have changed. */
  isOtherWorld?: true;
  /** The catalogues that are being edited, by the names of their files. */
  catalogues?: ReadonlyMap<string, { text: string }>;
}

let world: Promise<EditorWorld> | undefined;
let ask: Ask | undefined;
/** The newest text that has not been checked. */
let waiting: Asked | undefined;
let isBusy = false;
/** The last text that was checked. */
let checked: { rev: number; text: string; around: EditorWorld } | undefined;
/** The last names that the editor has received, as texts. */
const sentNames = new Map<string, string>();
/** Whether the schemas have their texts, which only findings need. */
let isDescribed = false;

addEventListener("message", ({ data, ports: [port] }: MessageEvent<ToCheck>) => {
  if (data.kind === "fixAll") void fixAll();
  if (data.kind !== "open" || !port) return;
  ask = askWith(data.key);
  port.addEventListener("message", ({ data: asked }: MessageEvent<Asked>) => {
    if (asked.isOtherWorld) world = undefined;
    waiting = asked;
    if (!isBusy) void checkAll();
  });
  port.start();
});

async function checkAll(): Promise<void> {
  isBusy = true;
  while (waiting) {
    const { rev, text, catalogues }: Asked = waiting;
    waiting = undefined;
    try {
      const around = await (world ??= EditorWorld.load(ask!, schemaIn(text)));
      if (catalogues) around.edited = catalogues;
      const list = await findingsIn(text, around);
      checked = { rev, text, around };
      // Findings of an older text would point to other places.
      const shown = list.map((finding) => withLines(text, finding));
      if (!isNewerWaiting()) post({ kind: "findings", rev, list: shown });
      if (!isNewerWaiting()) post({ kind: "names", names: await loading(() => newNames(text, around)) });
    } catch {
      // The program has stopped, which the editor says where it says that nothing is saved.
      world = undefined;
    }
    // Newer texts arrive between two checks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  isBusy = false;
}

/** Fixes everything that is certain in the config, as `validate --fix` does. */
async function fixAll(): Promise<void> {
  if (!checked) return;
  const { rev, text, around } = checked;
  const [{ fixText }, { textDiff }] = await Promise.all([
    import("../../validate/fixes/fixText"),
    import("../text/textDiff"),
  ]);
  const fixed = await loading(() => fixText(text, surroundingsOf(around)));
  post({ kind: "fixed", rev, changes: textDiff(text, fixed.text) });
}

const post = (message: FromCheck) => postMessage(message);

/** Findings and names wait for the newest text. */
const isNewerWaiting = () => waiting !== undefined;

async function findingsIn(text: string, world: EditorWorld): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await loading(() => checkText(text, world));
  if (diagnostics.length === 0 || isDescribed) return diagnostics;
  // Some findings name the purpose of a key, or what another program calls it.
  const { schemaTexts } = await import("./schemaTexts");
  setDescriptions(configSchema, schemaTexts.descriptions);
  noteOtherWords(schemaTexts.otherWords);
  isDescribed = true;
  return (await loading(() => checkText(text, world))).diagnostics;
}

function withLines(text: string, finding: Diagnostic): FoundFinding {
  const { edits, file, isSecret } = finding;
  if (!edits || file !== undefined || isSecret) return finding;
  const changes = edits.map(({ range: { start, end }, text: added }) => ({
    offset: start.offset,
    length: end.offset - start.offset,
    text: added,
  }));
  return { ...finding, lines: changedLines(text, changes) };
}

/** The kinds of names that have changed. */
function newNames(text: string, world: EditorWorld): Partial<Names> {
  const changed = Object.entries(namesOf(parse(text).value, world)).filter(([kind, list]) => {
    const own = JSON.stringify(list);
    if (sentNames.get(kind) === own) return false;
    sentNames.set(kind, own);
    return true;
  });
  return Object.fromEntries(changed);
}
