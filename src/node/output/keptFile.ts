import { closeSync, readSync, statSync } from "node:fs";
import { type FileStamp, stampAt } from "./fileStamp";
import { openRegular, readBytes } from "../regularFile";

const chunk = 256 * 1024;

/**
 * Whether a file has this content.
 * @param file - may be absent
 * @returns its stamp before it was read; `undefined` if the content differs
 */
export function holdsBytes(file: string, bytes: Uint8Array): FileStamp | undefined {
  const stamp = stampAt(file);
  return stamp?.[2] === bytes.length && readBytes(file).equals(bytes) ? stamp : undefined;
}

/**
 * Whether a file has the content and the permissions of another.
 * @param file - may be absent
 * @returns its stamp before it was read; `undefined` if it differs
 */
export function isCopyOf(source: string, file: string): FileStamp | undefined {
  const stamp = stampAt(file);
  if (!stamp) return undefined;
  const { size, mode } = statSync(source);
  if (stamp[2] !== size || statSync(file).mode !== mode) return undefined;
  const isSame = size > chunk ? hasSameBytes(file, source) : readBytes(file).equals(readBytes(source));
  return isSame ? stamp : undefined;
}

/** Compares two files in chunks, because videos can be large. */
function hasSameBytes(one: string, other: string): boolean {
  const files: number[] = [];
  const [left, right] = [Buffer.allocUnsafe(chunk), Buffer.allocUnsafe(chunk)];
  try {
    for (const file of [one, other]) files.push(openRegular(file));
    for (;;) {
      const [read, readOther] = [readSync(files[0]!, left), readSync(files[1]!, right)];
      if (read !== readOther || left.compare(right, 0, read, 0, read) !== 0) return false;
      if (read === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}
