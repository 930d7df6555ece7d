import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendFile } from "./sendFile";

let folder: string;
let server: Server;
let url: string;
let answers: Promise<boolean>[];

const modified = new Date("2026-01-02T03:04:05Z");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage files ö-"));
  mkdirSync(join(folder, "public/art"), { recursive: true });
  writeFileSync(join(folder, "public/logo.svg"), "0123456789");
  utimesSync(join(folder, "public/logo.svg"), modified, modified);
  answers = [];
  server = createServer((request, response) => {
    const answer = sendFile(request, response, join(folder, "public"), request.url!);
    answers.push(answer);
    void answer.then((isAnswered) => {
      if (!isAnswered) response.writeHead(404).end("not there");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

async function answerTo(headers: Record<string, string>, method = "GET", path = "/logo.svg") {
  const response = await fetch(url + path, { method, headers });
  const range = response.headers.get("content-range");
  return [
    response.status,
    ...(range === null ? [] : [range]),
    ...(response.ok ? [await response.text()] : []),
  ];
}

describe("a part of a file", () => {
  it.each([
    ["bytes=2-4", [206, "bytes 2-4/10", "234"]],
    ["bytes=2-", [206, "bytes 2-9/10", "23456789"]],
    ["bytes=-3", [206, "bytes 7-9/10", "789"]],
    ["bytes=-300", [206, "bytes 0-9/10", "0123456789"]],
    ["bytes=0-99999999999999999999", [206, "bytes 0-9/10", "0123456789"]],
    ["bytes=10-", [416, "bytes */10"]],
    ["bytes=-0", [416, "bytes */10"]],
    ["bytes=5-1", [416, "bytes */10"]],
    ["bytes=0-0,4-5", [200, "0123456789"]],
    ["bytes=0-1,1-3", [206, "bytes 0-3/10", "0123"]],
    ["lines=1-2", [200, "0123456789"]],
  ])("that is asked for as %s", async (Range, expected) => {
    expect(await answerTo({ Range })).toEqual(expected);
  });

  it("is sent as long as the file is the one that is known, by its date and not by a weak tag", async () => {
    const whole = await fetch(`${url}/logo.svg`);
    const Range = "bytes=1-2";
    expect(await answerTo({ Range, "If-Range": whole.headers.get("last-modified")! })).toEqual([
      206,
      "bytes 1-2/10",
      "12",
    ]);
    expect(await answerTo({ Range, "If-Range": whole.headers.get("etag")! })).toEqual([200, "0123456789"]);
    const later = new Date(modified.getTime() + 1000).toUTCString();
    expect(await answerTo({ Range, "If-Range": later })).toEqual([200, "0123456789"]);
  });

  it("is nothing that HEAD asks for", async () => {
    expect(await answerTo({ Range: "bytes=1-2" }, "HEAD")).toEqual([200, ""]);
  });
});

it("is not sent again to a browser that has it", async () => {
  const { headers } = await fetch(`${url}/logo.svg`);
  // By default, `fetch` disables caching.
  const kept = { "Cache-Control": "max-age=0" };
  expect(await answerTo({ ...kept, "If-None-Match": headers.get("etag")! })).toEqual([304]);
  expect(await answerTo({ ...kept, "If-Modified-Since": headers.get("last-modified")! })).toEqual([304]);
  expect(await answerTo({ "If-Match": '"another"' })).toEqual([412]);
});

it("is let go when the browser stops reading", async () => {
  writeFileSync(join(folder, "public/film.mp4"), Buffer.alloc(30_000_000));
  for (let download = 0; download < 5; download++) {
    const stopped = new AbortController();
    const { body } = await fetch(`${url}/film.mp4`, { signal: stopped.signal });
    await body!.getReader().read();
    stopped.abort();
  }
  expect(await Promise.all(answers)).toEqual(Array<boolean>(5).fill(true));
});

describe("what counts as not there", () => {
  it.each([
    ["a folder", "/art"],
    ["a folder that ends in a slash", "/art/"],
    ["a file that is hidden", "/.env"],
    ["a file in a hidden folder", "/%2egit/config"],
    ["what lies outside", "/%2e%2e/secret.txt"],
    ["what lies outside, in the way of Windows", "/..%5csecret.txt"],
    ["what a link leads to", "/link.txt"],
    ["what a linked folder holds", "/linked/secret.txt"],
    ["a name that is too long", `/${"a".repeat(5000)}`],
    ["a file with a slash behind it", "/logo.svg/"],
  ])("%s", async (_, path) => {
    writeFileSync(join(folder, "secret.txt"), "secret");
    writeFileSync(join(folder, "public/.env"), "secret");
    mkdirSync(join(folder, "public/.git"));
    writeFileSync(join(folder, "public/.git/config"), "secret");
    if (process.platform !== "win32") {
      symlinkSync(join(folder, "secret.txt"), join(folder, "public/link.txt"));
      symlinkSync(folder, join(folder, "public/linked"));
    }
    expect(await answerTo({}, "GET", path)).toEqual([404]);
  });
});

// Windows has no such permission, and administrators may read everything.
it.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "says that a file may not be read",
  async () => {
    chmodSync(join(folder, "public/logo.svg"), 0);
    expect(await answerTo({})).toEqual([403]);
  },
);
