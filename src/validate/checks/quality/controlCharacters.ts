import type { CheckFile } from "../../checkFile";
import { controlsIn, withoutControls } from "../../../fields/characters";
import { written } from "../../../words/words";
import { onOddTexts } from "../../visits";
import type { Finding } from "../../finding";
import { pointAt } from "../../texts/pointAt";

/** Control characters are omitted on pages. In addresses and names, the schema check reports them. */
const checkControlCharacters = onOddTexts(["text", "richText"], (field): Finding[] => {
  const { value } = field;
  const [control] = controlsIn(value);
  if (control === undefined) return [];
  const plain = withoutControls(value);
  // Blank texts are reported elsewhere.
  if (plain.trim() === "") return [];
  const code = `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const message = `This text contains an invisible control character (${code}). Pages do not show it. Use ${written(plain)}.`;
  const { path } = field;
  const fix = { do: "replace" as const, value: plain };
  return [{ code: "invisible-character", message, path, ...pointAt(value, control), fix }];
});

export const checks: CheckFile = { values: [checkControlCharacters] };
