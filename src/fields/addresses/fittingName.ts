import { longestName } from "./pagePath";
import { shortName } from "../shortName";

const encoder = new TextEncoder();

/**
 * A name made from a text, as a file or folder can be called: of one that is too long, the beginning, with what tells it
 * from others that begin so.
 * @param ending - what comes after the name, such as `.ics`
 */
export function fittingName(name: string, ending = ""): string {
  const most = longestName - ending.length;
  if (encoder.encode(name).length <= most) return name + ending;
  const end = `-${shortName(name)}${ending}`;
  let beginning = "";
  let left = longestName - end.length;
  for (const character of name) {
    left -= encoder.encode(character).length;
    if (left < 0) break;
    beginning += character;
  }
  return beginning + end;
}
