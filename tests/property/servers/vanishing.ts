import { chmodSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../random";
import { exchange, requestFor, type Reply } from "./exchange";
import type { ServedSite } from "./sites";

/** Large enough to be read in many chunks. */
const SIZE = 600_000;

/** Changes of a picture while it is read. */
const fates = {
  deleted: (file: string) => rmSync(file),
  written: (file: string) => writeFileSync(file, Buffer.alloc(SIZE, "b")),
  replaced: (file: string) => {
    writeFileSync(`${file}~`, Buffer.alloc(SIZE / 2, "b"));
    renameSync(`${file}~`, file);
  },
  shortened: (file: string) => truncateSync(file, 10),
  emptied: (file: string) => writeFileSync(file, ""),
  lengthened: (file: string) => writeFileSync(file, Buffer.alloc(SIZE * 2, "b")),
  locked: (file: string) => chmodSync(file, 0),
  "made a folder": (file: string) => {
    rmSync(file);
    mkdirSync(file);
  },
};

/**
 * Writes a picture and changes it while several browsers read it.
 * @returns the faults of their responses
 */
export async function vanishingFlaws(random: Random, { port, folder, name }: ServedSite): Promise<string[]> {
  const file = join(folder, "picture-5000.png");
  const fate = random.pick(Object.keys(fates) as (keyof typeof fates)[]);
  writeFileSync(file, Buffer.alloc(SIZE, "a"));
  const headers: Record<string, string> = random.chance(0.3) ? { Range: "bytes=100-599998" } : {};
  const reads = Array.from({ length: 3 }, () =>
    exchange(port, requestFor("/picture-5000.png", { headers })).catch((error: unknown) => error as Error),
  );
  // At any moment while it is read.
  for (let turn = random.below(40); turn > 0; turn--) await new Promise((passed) => setImmediate(passed));
  try {
    fates[fate](file);
  } catch {
    // Windows locks a file that is being read.
  }
  const replies = await Promise.all(reads);
  rmSync(file, { recursive: true, force: true });
  return replies
    .map((reply) => flawOf(reply))
    .filter((flaw) => flaw !== undefined)
    .map((flaw) => `${name}: a picture that is ${fate} while it is read: ${flaw}`);
}

function flawOf(reply: Reply | Error | undefined): string | undefined {
  if (reply instanceof Error) return reply.message;
  // A closed connection shows the browser that the picture is incomplete.
  if (!reply) return undefined;
  const { status, isWhole, body } = reply;
  if (![200, 206, 403, 404, 416, 503].includes(status)) return `its status is ${status}`;
  const isPicture = (status === 200 || status === 206) && isWhole;
  return isPicture && /[^ab]/.test(body.toString("latin1")) ? "it is another file" : undefined;
}
