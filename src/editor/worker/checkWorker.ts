/** The worker that checks the text, a moment after the last edit. */
import { checkText } from "../../core/openSite";
import type { FromCheck } from "../session";
import { askWith, EditorWorld } from "../world/editorWorld";

interface Asked {
  rev: number;
  text: string;
  /** The environment is loaded again, because files have changed. */
  isOtherWorld?: true;
}

let world: Promise<EditorWorld> | undefined;
/** The newest text that has not been checked. */
let waiting: Asked | undefined;
let isBusy = false;

addEventListener("message", ({ data, ports: [port] }: MessageEvent<{ kind: "open"; key: string }>) => {
  if (data.kind !== "open" || !port) return;
  const ask = askWith(data.key);
  port.onmessage = ({ data: asked }: MessageEvent<Asked>) => {
    if (asked.isOtherWorld) world = undefined;
    world ??= EditorWorld.load(ask, schemaIn(asked.text));
    waiting = asked;
    if (!isBusy) void checkAll();
  };
});

async function checkAll(): Promise<void> {
  isBusy = true;
  while (waiting) {
    const { rev, text }: Asked = waiting;
    waiting = undefined;
    const { diagnostics } = await checkText(text, await world!);
    const message: FromCheck = { kind: "findings", rev, list: diagnostics };
    // Findings of an older text would point to other places.
    if (!waiting) postMessage(message);
    // Newer texts arrive between two checks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  isBusy = false;
}

/** The `$schema` of a config, which need not be valid. */
function schemaIn(text: string): string | undefined {
  return /"\$schema"\s*:\s*"([^"]*)"/.exec(text.slice(0, 2000))?.[1];
}
