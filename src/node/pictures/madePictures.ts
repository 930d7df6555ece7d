import { type FileStamp, isStamp, stampAt } from "../output/fileStamp";
import { attempt } from "../attempt";
import { runsSharp } from "./sharpLibrary";
import { staysForItsMotion } from "./unreadMotion";
import { readBytes } from "../regularFile";

/** Results by path, valid while the file's stamp is the same. */
const known = new Map<string, [stamp: FileStamp, answer: boolean]>();

/** Whether a build generates smaller versions of a picture on this machine. */
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
