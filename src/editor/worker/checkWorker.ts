/** The worker that checks the text, a moment after the last edit. */
import { configSchema } from "../../config/config";
import { checkText } from "../../core/openSite";
import { noteOtherWords } from "../../fields/otherWords";
import { setDescriptions } from "../../schema/descriptions";
import type { Diagnostic } from "../../validate/diagnostic";
import type { FromCheck } from "../session";
import { type Ask, askWith, EditorWorld } from "../world/editorWorld";
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
/** Whether the schemas have their texts, which only findings need. */
let isDescribed = false;

addEventListener("message", ({ data, ports: [port] }: MessageEvent<{ kind: "open"; key: string }>) => {
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
      const loaded = await (world ??= EditorWorld.load(ask!, schemaIn(text)));
      if (catalogues) loaded.edited = catalogues;
      const diagnostics = await findingsIn(text, loaded);
      const message: FromCheck = { kind: "findings", rev, list: diagnostics };
      // Findings of an older text would point to other places.
      if (!waiting) postMessage(message);
    } catch {
      // The program has stopped, which the editor says where it says that nothing is saved.
      world = undefined;
    }
    // Newer texts arrive between two checks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  isBusy = false;
}

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

/** The `$schema` of a config, which need not be valid. */
function schemaIn(text: string): string | undefined {
  return /"\$schema"\s*:\s*"([^"]*)"/.exec(text.slice(0, 2000))?.[1];
}
