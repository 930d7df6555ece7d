import { controlsIn, withoutControls } from "../../fields/characters";
import { type Advice, write } from "./rule";

/**
 * Advice if an address or a name contains control characters; `undefined` otherwise.
 * @param wanted - the suggestion if no other text is left
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
