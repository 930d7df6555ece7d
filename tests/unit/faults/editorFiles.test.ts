import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal, tagOf, writeText, writePublicFile } from "../../../src/node/serve/editor/editorFiles";
import { Killed, withFault } from "./faultyDisk";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-editor-files-"));
  file = join(folder, "site.config.json");
  writeFileSync(file, "before");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the editor's writes on a faulty disk", () => {
  const writes: Record<string, { name: string; write: () => unknown }> = {
    "the config": {
      name: "site.config.json",
      write: () => writeText(file, "after", tagOf("before")),
    },
    "a picture": {
      name: "notes.txt",
      write: () => writePublicFile(folder, "/notes.txt", Buffer.from("after"), true),
    },
  };

  for (const [what, { name, write }] of Object.entries(writes))
    it.each([
      ["ENOSPC", 507, "The disk is full. Free some space; nothing was lost."],
      ["EDQUOT", 507, "The disk is full. Free some space; nothing was lost."],
      ["EACCES", 403, `${name} cannot be written: permission denied.`],
    ])(`keep what was there if ${what} cannot be written (%s)`, (code, status, sentence) => {
      const before = readdirSync(folder);
      // The temporary file, and its move.
      const { changes } = withFault(folder, { kind: "refused", at: Infinity, code }, write);
      rmSync(join(folder, name));
      if (before.includes(name)) writeFileSync(join(folder, name), "before");
      let refused = 0;
      for (let at = 1; at <= changes; at++) {
        const { thrown } = withFault(folder, { kind: "refused", at, code }, write);
        if (thrown === undefined) continue;
        refused++;
        expect(thrown).toBeInstanceOf(Refusal);
        expect(thrown).toMatchObject({ status, message: sentence });
        expect(readdirSync(folder)).toEqual(before);
        expect(readFileSync(file, "utf8")).toBe("before");
      }
      expect(refused).toBeGreaterThan(1);
    });

  it("leave a whole config if the program is killed", () => {
    const seen = new Set<string>();
    for (let at = 1; at < 8; at++) {
      writeFileSync(file, "before");
      let tag: string | undefined;
      const { thrown } = withFault(folder, { kind: "killed", at }, () => {
        tag = writeText(file, "after", tagOf("before"));
      });
      const text = readFileSync(file, "utf8");
      seen.add(text);
      if (thrown !== undefined) expect([thrown, tag]).toEqual([expect.any(Killed), undefined]);
      else expect([tag, text]).toEqual([tagOf("after"), "after"]);
    }
    expect(seen).toEqual(new Set(["before", "after"]));
  });
});
