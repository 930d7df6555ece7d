import { accessSync, constants } from "node:fs";

/** An error of the system, as Node.js gives it. */
type SystemError = NodeJS.ErrnoException & { dest?: string };

/**
 * What went wrong between the program and the system, as a sentence that names the place and what to do.
 * @returns nothing for an error that is none of the system's, or one that nobody expects
 */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", syscall = "", path, dest } = error as SystemError;
  if (
    (error instanceof RangeError && /string length|array buffer/i.test(error.message)) ||
    code === "ERR_STRING_TOO_LONG"
  ) {
    return "A text would become longer than this program can hold. Look for a constant that is used many times, or that holds others which hold others.";
  }
  const explain = Object.hasOwn(explanations, code) ? explanations[code] : undefined;
  const place = placeOf(syscall, path, dest);
  return explain?.(place, writes.has(syscall) && (dest === undefined || place === dest));
}

/** Of two paths of one step, the one that is written to, unless it is the other that cannot be read. */
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
    ? `${place} may not be written by this user. Change the rights of the folder that it is in, or choose another with --out.`
    : `${place} may not be read or written by this user. Change its rights, or run the command as the user that it belongs to.`;

const isBusy: Explain = (place) =>
  `${place} is in use by another program. Close what has it open, and try again.`;

const isFull: Explain = (place) => `The disk is full: ${place} cannot be written. Make room, and try again.`;

const tooManyOpen: Explain = () =>
  "Too many files are open on this machine. Close other programs, or raise the limit (ulimit -n), and try again.";

const isBroken: Explain = (place) =>
  `The disk or the network drive does not answer as it should at ${place}. Look whether it is connected and sound, and try again.`;

const notThere: Explain = (place) =>
  `${place} is not there, or its folder takes no files. Look whether the path is right, and whether another program has just moved it.`;

const isTaken: Explain = (place) =>
  `Something of the name ${place} is in the way. Rename it, or choose another folder.`;

/** What each error means, and what to do. */
const explanations: Readonly<Record<string, Explain>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: (place) =>
    `${place} lies on a disk that can only be read. Choose a folder on another one with --out.`,
  ENOENT: notThere,
  ENXIO: (place) => `${place} is a pipe, a socket or a device. Put a regular file there.`,
  ENODEV: notThere,
  ENOTDIR: (place) =>
    `A folder on the way to ${place} is a file. Rename that file, or choose another folder.`,
  EISDIR: (place) => `${place} is a folder, where a file is needed. Rename the folder.`,
  EEXIST: isTaken,
  ENOTEMPTY: isTaken,
  ELOOP: (place) => `${place} is a link that leads back to itself. Put the file or the folder itself there.`,
  ENAMETOOLONG: (place) => `A name is longer than the disk allows: ${place}. Choose a shorter one.`,
  EINVAL: (place) => `The disk does not take the name ${place}. Choose one without unusual characters.`,
  EILSEQ: (place) => `The disk does not take the name ${place}. Choose one without unusual characters.`,
  ENOSPC: isFull,
  EDQUOT: isFull,
  EFBIG: (place) =>
    `${place} would be larger than the disk allows. Choose a folder on another one with --out.`,
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  ENOMEM: () => "The machine has no memory left. Close other programs, and try again.",
  EXDEV: (place) =>
    `${place} lies on another disk than its folder. Choose a folder that lies on one disk with --out.`,
  EBUSY: isBusy,
  ETXTBSY: isBusy,
  EAGAIN: isBusy,
  EIO: isBroken,
  ESTALE: isBroken,
  ETIMEDOUT: isBroken,
  ENOTSUP: (place) =>
    `The disk cannot do what is needed at ${place}. Choose a folder on another one with --out.`,
  ENOSYS: (place) =>
    `The disk cannot do what is needed at ${place}. Choose a folder on another one with --out.`,
};
