import { controlsIn, withoutControls } from "../../fields/characters";
import { type Advice, write } from "./rule";

/** Advice for control characters in an address or a name; `undefined` if there are none. */
export function controlAdvice(text: string): Advice | undefined {
  const [control] = controlsIn(text);
  if (control === undefined) return undefined;
  const code = `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return write(`It contains an invisible control character (${code})`, withoutControls(text));
}
