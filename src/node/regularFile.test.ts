import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRegular, readBytes, readUtf8 } from "./regularFile";
import { explainSystemError } from "./systemError";

const sources = import.meta.glob<string>(
  ["./**/*.ts", "../cli/**/*.ts", "!**/*.test.ts", "!**/*.fixture.ts", "!./bundle/**"],
  { eager: true, query: "?raw", import: "default" },
);

test("is the only module that opens files to read them", () => {
  const opens = /\b(?:readFileSync|readFile|createReadStream|openSync\([^)]*"r)\b/;
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(Object.keys(sources).filter((file) => opens.test(sources[file]!))).toEqual(["./regularFile.ts"]);
});

describe.skipIf(process.platform === "win32")("what is no regular file", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "spawnpage-regular-"));
    execFileSync("mkfifo", [join(folder, "pipe")]);
    symlinkSync(join(folder, "pipe"), join(folder, "link"));
    symlinkSync("/dev/zero", join(folder, "device"));
    const server = createServer();
    await new Promise<void>((listening) => server.listen(join(folder, "socket"), listening));
    server.unref();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(["pipe", "link", "device", "socket"])("is refused at once: a %s", (name) => {
    const file = join(folder, name);
    const sentence = `${file} is a pipe, a socket or a device. Replace it with a regular file.`;
    for (const read of [openRegular, readBytes, readUtf8]) {
      let error: unknown;
      try {
        read(file);
      } catch (thrown) {
        error = thrown;
      }
      expect(explainSystemError(error)).toBe(sentence);
    }
  });
});

test("reads files, and names the path of unreadable ones", () => {
  expect(readUtf8(import.meta.filename)).toContain("names the place of what it cannot read");
  expect(() => readBytes(import.meta.dirname)).toThrow(
    expect.objectContaining({ code: "EISDIR", path: import.meta.dirname }),
  );
});
