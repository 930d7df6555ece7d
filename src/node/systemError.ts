import { accessSync, constants } from "node:fs";

type SystemError = NodeJS.ErrnoException & { dest?: string };

/** Explains an error of the system in a sentence that names the place and the fix; `undefined` for others. */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", syscall = "", path, dest } = error as SystemError;
  if (
    (error instanceof RangeError && /string length|array buffer/i.test(error.message)) ||
    code === "ERR_STRING_TOO_LONG"
  ) {
    return "The text of the site is too long. Look for a long constant that is used many times.";
  }
  const explain = Object.hasOwn(explanations, code) ? explanations[code] : undefined;
  const place = placeOf(syscall, path, dest);
  return explain?.(place, writes.has(syscall) && (dest === undefined || place === dest));
}

/** The destination of a call with two paths, unless its source cannot be read. */
function placeOf(syscall: string, path: string | undefined, dest: string | undefined): string {
  const isWriting =
    ["link", "rename", "symlink"].includes(syscall) || (syscall === "copyfile" && isReadable(path));
  return (isWriting ? dest : path) ?? path ?? "A file or folder";
}

function isReadable(path = ""): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

const writes = new Set([
  "mkdir",
  "rmdir",
  "unlink",
  "rename",
  "link",
  "copyfile",
  "write",
  "utime",
  "fsync",
  "chmod",
]);

type Explain = (place: string, isWritten: boolean) => string;

const mayNot: Explain = (place, isWritten) =>
  isWritten
    ? `${place} cannot be written: permission denied. Change the permissions of its folder, or use --out to choose another folder.`
    : `${place} cannot be read or written: permission denied. Change its permissions, or run the command as its owner.`;

const isBusy: Explain = (place) => `${place} is in use by another program. Close that program and try again.`;

const isFull: Explain = (place) =>
  `The disk is full: ${place} cannot be written. Free some space and try again.`;

const tooManyOpen: Explain = () =>
  "Too many files are open. Close other programs, or raise the limit (ulimit -n), and try again.";

const isBroken: Explain = (place) =>
  `Input/output error at ${place}. Check that the disk or network drive is connected and working, then try again.`;

const notThere: Explain = (place) =>
  `${place} does not exist, or its folder does not allow new files. Check the path. Another program may have moved or deleted the file.`;

const isTaken: Explain = (place) => `${place} already exists. Rename it, or choose another folder.`;

const explanations: Readonly<Record<string, Explain>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: (place) => `${place} is on a read-only disk. Use --out to choose a folder on another disk.`,
  ENOENT: notThere,
  ENXIO: (place) => `${place} is a pipe, a socket or a device. Replace it with a regular file.`,
  ENODEV: notThere,
  ENOTDIR: (place) =>
    `Part of the path ${place} is a file instead of a folder. Rename that file, or choose another folder.`,
  EISDIR: (place) => `${place} is a folder, but a file is needed. Rename the folder.`,
  EEXIST: isTaken,
  ENOTEMPTY: isTaken,
  ELOOP: (place) =>
    `${place} is a symbolic link that points back to itself. Replace it with the actual file or folder.`,
  ENAMETOOLONG: (place) => `The name is too long for this disk: ${place}. Choose a shorter name.`,
  EINVAL: (place) => `The disk does not allow the name ${place}. Choose a name without special characters.`,
  EILSEQ: (place) => `The disk does not allow the name ${place}. Choose a name without special characters.`,
  ENOSPC: isFull,
  EDQUOT: isFull,
  EFBIG: (place) => `${place} is too large for this disk. Use --out to choose a folder on another disk.`,
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  ENOMEM: () => "Out of memory. Close other programs and try again.",
  EXDEV: (place) =>
    `${place} and its parent folder are on different disks. Use --out to choose a folder on the same disk as its parent folder.`,
  EBUSY: isBusy,
  ETXTBSY: isBusy,
  EAGAIN: isBusy,
  EIO: isBroken,
  ESTALE: isBroken,
  ETIMEDOUT: isBroken,
  ENOTSUP: (place) =>
    `The disk of ${place} does not support a required file operation. Choose a folder on another disk.`,
  ENOSYS: (place) =>
    `The disk of ${place} does not support a required file operation. Choose a folder on another disk.`,
};
