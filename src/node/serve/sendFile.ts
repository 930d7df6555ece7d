import { once } from "node:events";
import { fstatSync, ReadStream, type Stats } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FileSendResult, send, type SendResult } from "@fastify/send";
import { isHidden } from "../input/publicFolder";
import { pathBelow } from "../pathBelow";
import { decodePath } from "./requestTarget";
import { respondWith } from "./respondWith";

/** The number of attempts for a file that keeps changing while it is sent. */
const TRIES = 3;

/**
 * Responds with a file below a folder, or a part of it: ranges, conditions and HEAD follow RFC 9110. Hidden files,
 * folders, pipes and links to the outside count as missing. A file may disappear, change or be locked at any time:
 * the response is a status then, or is aborted. Headers that the response already has take precedence.
 * @param path - the path below the folder, percent-encoded, with a slash at the start
 * @returns whether there was such a file
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried++) {
    const found = await findFile(folder, path);
    if (!found) return false;
    adaptRange(request, found);
    const answer = await send(request, path, {
      root: folder,
      index: false,
      cacheControl: false,
      dotfiles: "allow",
    });
    const opened = await open(answer);
    if (opened === "gone") return false;
    if (opened === "another") continue;
    if (opened !== "open") {
      const { status, sentence } = opened;
      // The response to an unsatisfiable range contains the file's length.
      const { "Content-Range": range } = answer.headers;
      respondWith(response, status, "text/plain", sentence, range ? { "Content-Range": range } : {});
      return true;
    }
    await pass(answer as FileSendResult, response);
    return true;
  }
  respondWith(response, 503, "text/plain", "The file is being written. Try again in a moment.\n", {
    "Retry-After": 1,
  });
  return true;
}

async function findFile(folder: string, path: string): Promise<Stats | undefined> {
  const decoded = decodePath(path);
  if (decoded === undefined || !isPlain(decoded)) return undefined;
  try {
    const file = join(folder, decoded);
    const [home, real, stats] = await Promise.all([realpath(folder), realpath(file), stat(file)]);
    // Some systems have aliases for files. The real name shows whether it is hidden.
    const way = pathBelow(home, real);
    return way !== undefined && !isHidden(`/${way}`) && stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path has the same meaning on every system and stays in its folder. */
function isPlain(path: string): boolean {
  const names = path.split("/").slice(1);
  const isForeign = path.includes("\\") || (process.platform === "win32" && path.includes(":"));
  return !isForeign && !isHidden(path) && !names.includes("..") && names.at(-1) !== "";
}

/**
 * Corrects ranges that the library reads differently than RFC 9110: a range is only for GET (14.2). Its condition
 * matches an equal date, and never a weak tag like ours (13.1.5). The last 500 bytes of a shorter file are the
 * whole file (14.1.2).
 */
function adaptRange({ method, headers }: Pick<IncomingMessage, "method" | "headers">, file: Stats): void {
  const { range, "if-range": condition } = headers;
  if (range === undefined) return;
  const [, last] = /^ *bytes= *-(\d+) *$/.exec(range) ?? [];
  if (method !== "GET" || (condition !== undefined && condition !== file.mtime.toUTCString()))
    delete headers.range;
  else if (last !== undefined && Number(last) > file.size && file.size > 0) headers.range = "bytes=0-";
}

/** Opens the file of a response before the headers are sent, in case it is unreadable. */
async function open(
  answer: SendResult,
): Promise<"open" | "gone" | "another" | { status: number; sentence: string }> {
  const { statusCode, stream } = answer;
  if (answer.type !== "file") return refusals[statusCode] ?? "gone";
  if (!(stream instanceof ReadStream)) return "open";
  try {
    const [descriptor] = (await once(stream, "open")) as [number];
    const { size, mtimeMs, ino } = fstatSync(descriptor);
    const { stat: announced } = answer.metadata;
    if (size === announced.size && mtimeMs === announced.mtimeMs && ino === announced.ino) return "open";
    stream.destroy();
    return "another";
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(code)) return "gone";
    if (["EACCES", "EPERM"].includes(code))
      return { status: 403, sentence: "The file cannot be read: permission denied.\n" };
    return { status: 503, sentence: `The file cannot be read at the moment (${code}).\n` };
  }
}

/** The library's response instead of the file. */
const refusals: Readonly<Record<number, { status: number; sentence: string }>> = {
  412: { status: 412, sentence: "The file no longer matches the requested version.\n" },
  416: { status: 416, sentence: "The requested range is outside the file.\n" },
};

async function pass(
  { statusCode, headers, stream }: FileSendResult,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  response.writeHead(statusCode);
  if (!(stream instanceof ReadStream)) {
    response.end();
    return;
  }
  try {
    await pipeline(
      stream,
      (source: AsyncIterable<Buffer>) => whole(source, Number(headers["Content-Length"])),
      response,
    );
  } catch {
    // The visitor has left, or the file became unreadable or shorter, so the response is aborted.
    response.destroy();
  }
}

/** Passes on the content. Fails if it is shorter than announced, because a browser would wait for the rest. */
async function* whole(source: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of source) {
    read += chunk.length;
    yield chunk;
  }
  if (read < length) throw new Error("The file was truncated while it was being sent.");
}
