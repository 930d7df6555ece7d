import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";

/** An output folder that must not be replaced. The message says why and what to do. */
export class OutputFolderError extends Error {
  override name = "OutputFolderError";
}

let asides = 0;

/** Files that only a built site has together; they tell it from a folder of somebody's own. */
const marks = ["404.html", "_headers", "robots.txt"];

/**
 * A folder that is written aside and then takes the place of the previous one, so that a build that
 * fails leaves the last site whole.
 */
export class OutputFolder {
  readonly directory: string;
  readonly #aside: string;

  /**
   * @param directory - where the site goes
   * @param inputs - files and folders that the site is made from; the folder may hold none of them
   * @throws OutputFolderError when the folder holds an input or something that is no built site
   */
  constructor(directory: string, inputs: string[]) {
    this.directory = resolve(directory);
    this.#aside = `${this.directory}.aside-${process.pid}-${++asides}`;
    this.#refuseForeignFolder(inputs.map((input) => resolve(input)));
    this.#clearLeftovers();
    mkdirSync(this.#aside, { recursive: true });
  }

  /** Writes a text file at a path below the folder. */
  write(path: string, content: string): void {
    const file = join(this.#aside, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  /** Copies a file or a whole folder to a path below the folder. */
  copy(source: string, path: string): void {
    cpSync(source, join(this.#aside, path), { recursive: true });
  }

  /** Puts what was written in the place of the previous site. Where that fails, the previous site stays. */
  publish(): void {
    const previous = `${this.#aside}-previous`;
    const hasPrevious = existsSync(this.directory);
    if (hasPrevious) renameSync(this.directory, previous);
    try {
      renameSync(this.#aside, this.directory);
    } catch (error) {
      if (hasPrevious) renameSync(previous, this.directory);
      throw error;
    }
    rmSync(previous, { recursive: true, force: true });
  }

  /** Drops what was written; the previous site stays. */
  discard(): void {
    rmSync(this.#aside, { recursive: true, force: true });
  }

  /** Takes up what a build left behind that was ended by force: a site that was moved away, and half a new one. */
  #clearLeftovers(): void {
    const parent = dirname(this.directory);
    if (!existsSync(parent)) return;
    const prefix = `${basename(this.directory)}.aside-`;
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
      if (isRunning(Number(/\d+/.exec(name.slice(prefix.length))?.[0]))) continue;
      const leftover = join(parent, name);
      if (name.endsWith("-previous") && !existsSync(this.directory)) renameSync(leftover, this.directory);
      else rmSync(leftover, { recursive: true, force: true });
    }
  }

  #refuseForeignFolder(inputs: string[]): void {
    const around = inputs.find((input) => this.directory.startsWith(input + sep));
    if (around) {
      throw new OutputFolderError(
        `The site cannot be written to ${this.directory}, because it is made from ${around}. Choose another folder with --out.`,
      );
    }
    if (!existsSync(this.directory)) return;
    if (!statSync(this.directory).isDirectory()) {
      throw new OutputFolderError(`${this.directory} is a file. Choose a folder with --out.`);
    }
    const held = inputs.find((input) => input === this.directory || input.startsWith(this.directory + sep));
    if (held) {
      throw new OutputFolderError(
        `The site cannot be written to ${this.directory}, because ${held} lies there. Choose another folder with --out.`,
      );
    }
    const names = readdirSync(this.directory);
    if (names.length > 0 && !marks.every((mark) => names.includes(mark))) {
      throw new OutputFolderError(
        `${this.directory} holds files that are not a built site, and they would be lost. Choose another folder with --out, or empty this one.`,
      );
    }
  }
}

/** Whether a process of that number is at work on this machine. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
