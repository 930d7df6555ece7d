import { longestName } from "./pagePath";

/** A short name for a text (FNV-1a, 32 bits). Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ character, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

const encoder = new TextEncoder();

/** A file or folder name for a text. A long name is truncated, with a hash that keeps it unique. */
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
