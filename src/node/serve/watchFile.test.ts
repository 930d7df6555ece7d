import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isWholeJson, type WatchedFile, watchFile } from "./watchFile";

let folder: string;
let file: string;
let watched: WatchedFile;
const onChange = vi.fn<() => void>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-watch-"));
  file = join(folder, "site.config.json");
  writeFileSync(file, "one");
  onChange.mockClear();
  watched = watchFile(file, onChange);
  watched.start();
});

afterEach(() => {
  watched.stop();
  rmSync(folder, { recursive: true, force: true });
});

const calls = () => onChange.mock.calls.length;
const patient = { timeout: 5000 };

describe("watchFile", () => {
  it("reports that the file was written or replaced", async () => {
    writeFileSync(file, "two");
    await expect.poll(calls, patient).toBe(1);
    writeFileSync(join(folder, "aside"), "three");
    renameSync(join(folder, "aside"), file);
    await expect.poll(calls, patient).toBe(2);
    writeFileSync(file, "four, by now");
    await expect.poll(calls, patient).toBe(3);
  });

  it("reports that the file is gone, and that it is back", async () => {
    rmSync(file);
    await expect.poll(calls, patient).toBe(1);
    writeFileSync(file, "two");
    await expect.poll(calls, patient).toBe(2);
    writeFileSync(file, "three");
    await expect.poll(calls, patient).toBe(3);
  });

  it("ignores the moment in which an editor has moved or emptied the file", async () => {
    watched.stop();
    watched = watchFile(file, onChange, { patience: 10_000 });
    watched.start();
    renameSync(file, join(folder, "site.config.json~"));
    await new Promise((passed) => setTimeout(passed, 60));
    writeFileSync(file, "");
    await new Promise((passed) => setTimeout(passed, 60));
    writeFileSync(file, "two");
    await expect.poll(calls, patient).toBe(1);
    writeFileSync(file, "three");
    await expect.poll(calls, patient).toBe(2);
  });

  it("reports a complete file at once, and an incomplete one later", async () => {
    watched.stop();
    const told: string[] = [];
    watched = watchFile(file, () => told.push(readFileSync(file, "utf8")), { isWhole: isWholeJson });
    watched.start();
    const saved = openSync(file, "w");
    writeSync(saved, '{ "a": ');
    writeSync(saved, "1 }");
    closeSync(saved);
    await expect.poll(() => told, patient).toEqual(['{ "a": 1 }']);
    writeFileSync(file, "{ broken");
    await expect.poll(() => told, patient).toEqual(['{ "a": 1 }', "{ broken"]);
  });

  it("waits for the rest of an incomplete file", async () => {
    watched.stop();
    const told: string[] = [];
    watched = watchFile(file, () => told.push(readFileSync(file, "utf8")), {
      settling: 10_000,
      isWhole: isWholeJson,
    });
    watched.start();
    writeFileSync(file, '{ "a": ');
    await new Promise((passed) => setTimeout(passed, 60));
    expect(told).toEqual([]);
    writeFileSync(file, '{ "a": 1 }');
    await expect.poll(() => told, patient).toEqual(['{ "a": 1 }']);
  });

  it("recognises a complete large file", () => {
    const config = JSON.stringify({ texts: Array.from({ length: 100_000 }, () => ({ text: "{{ip}}" })) });
    const isWhole = (text: string) => {
      writeFileSync(file, text);
      return isWholeJson(file);
    };
    expect(config.length).toBeGreaterThan(1_000_000);
    expect([config, `${config}\n`, config.slice(0, -1), config.slice(0, 900_000)].map(isWhole)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["is half written", () => writeFileSync(file, '{ "a": ')],
    ["is gone", () => rmSync(file)],
  ])("tells that it %s while another program writes into the same folder all the time", async (_, change) => {
    watched.stop();
    watched = watchFile(file, onChange, { patience: 100, settling: 100, isWhole: isWholeJson });
    watched.start();
    change();
    const busy = setInterval(() => writeFileSync(join(folder, "log"), String(Math.random())), 5);
    try {
      await expect.poll(calls, patient).toBe(1);
    } finally {
      clearInterval(busy);
    }
  });

  it("reports changes made before watching, and ignores other files", async () => {
    watched.stop();
    watched = watchFile(file, onChange);
    writeFileSync(file, "two");
    watched.start();
    await expect.poll(calls, patient).toBe(1);
    writeFileSync(join(folder, "other"), "another file");
    writeFileSync(file, "three");
    await expect.poll(calls, patient).toBe(2);
  });
});
