import { type FileStamp, isStamp, stampAt } from "../output/fileStamp";
import { attempt } from "../attempt";
import { runsSharp } from "./sharpLibrary";
import { staysForItsMotion } from "./unreadMotion";
import { readBytes } from "../regularFile";

/** What was found out of files, so that none is read again as long as it lies there as it lay. */
const known = new Map<string, [stamp: FileStamp, answer: boolean]>();

/**
 * Whether a build makes small pictures of a large one, on this machine.
 * @param file - where it lies
 */
export function makesPicturesOf(file: string): boolean {
  if (!runsSharp()) return false;
  const stamp = stampAt(file);
  const before = known.get(file);
  if (before && isStamp(stamp, before[0])) return before[1];
  // A file that cannot be read is reported where it is published.
  const answer = attempt(() => !staysForItsMotion(readBytes(file))) ?? true;
  if (stamp) known.set(file, [stamp, answer]);
  return answer;
}
