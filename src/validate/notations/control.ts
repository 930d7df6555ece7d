import { controlsIn, withoutControls } from "../../fields/characters";
import { type Advice, write } from "./rule";

/**
 * Advice for control characters in an address or a name; `undefined` if there are none.
 * @param wanted - what to enter if there is nothing else
 */
export function controlAdvice(text: string, wanted = "a visible value"): Advice | undefined {
  const [control] = controlsIn(text);
  if (control === undefined) return undefined;
  const code = `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const plain = withoutControls(text);
  return plain.trim() === ""
    ? write(`It contains only an invisible control character (${code}). Enter ${wanted} instead`)
    : write(`It contains an invisible control character (${code})`, plain);
}
