import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSite } from "../../src/node/input/loadSite";
import { fixFile } from "../../src/node/input/fixFile";

const good = '{ "version": 1, "site": { "name": "Größe" }, "routes": [{ "path": "/", "title": "Home" }] }\n';

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, content: string | Buffer) => {
  writeFileSync(at(name), content);
  return at(name);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-files-"));
  write("site.config.json", good);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The error or the findings for a file, with the folder's name shortened. */
async function said(name: string): Promise<string> {
  try {
    const { diagnostics } = await loadSite(at(name));
    return diagnostics
      .map(({ code, message, range }) => `${range.start.offset} ${code} ${message}`)
      .join("\n");
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "").replaceAll(folder, "the folder");
  }
}

describe("a config file", () => {
  test("that is a dangling link, or in one, is reported with the missing target", async () => {
    symlinkSync("gone.json", at("dangling.json"));
    symlinkSync("away", at("dangling"));
    expect(await said("dangling.json")).toBe(
      "dangling.json is a symbolic link to gone.json, which does not exist. Restore the target, or delete the symbolic link.",
    );
    expect(await said("dangling/site.config.json")).toBe(
      "dangling is a symbolic link to away, which does not exist. Restore the target, or delete the symbolic link.",
    );
  });

  test("that does not exist is reported with the nearest name", async () => {
    expect(await said("site.confg.json")).toBe(
      "site.confg.json does not exist. Did you mean site.config.json?",
    );
    expect(await said("Site.Config.json")).toBe(
      "Site.Config.json does not exist. Did you mean site.config.json?",
    );
    expect(await said("mine.json")).toBe("mine.json does not exist. Did you mean site.config.json?");
    expect(await said("nowhere/at/all.json")).toBe(
      'nowhere/at/all.json does not exist. Use --config path/to/site.config.json to specify your config, or create a site with "init".',
    );
    expect(await said("site.config.json/inside")).toContain("site.config.json/inside does not exist.");
    write("other.json.txt", good);
    expect(await said("other.json")).toBe(
      "other.json does not exist. Instead, there is other.json.txt, probably because your computer hides file extensions. Rename that file to other.json.",
    );
  });

  test("that is a folder or another kind of entry is rejected", async () => {
    expect(await said(".")).toBe(
      "the folder is a folder. Specify the config file in it, such as site.config.json.",
    );
    mkdirSync(at("empty"));
    expect(await said("empty")).toBe(
      "empty is a folder. Specify the config file in it, such as empty/site.config.json.",
    );
    await expect(loadSite("/dev/null")).rejects.toThrow("is not a readable file");
  });

  test("that is huge is rejected before it is read", async () => {
    truncateSync(write("huge.json", ""), 65 * 1024 * 1024);
    expect(await said("huge.json")).toBe(
      "huge.json is 65 MB, which is too large for a config. Check that it is the right file.",
    );
  });

  test("in UTF-16 is read and reported", async () => {
    const little = Buffer.from(`\ufeff${good}`, "utf16le");
    const message = "0 invalid-encoding The file is saved as UTF-16. Save it as UTF-8.";
    write("little.json", little);
    write("big.json", Buffer.from(little).swap16());
    write("unmarked.json", Buffer.from(good, "utf16le"));
    for (const name of ["little.json", "big.json", "unmarked.json"]) expect(await said(name)).toBe(message);
    write("both.json", Buffer.from(good.replace("title", "titel"), "utf16le"));
    expect(await said("both.json")).toContain('Unknown key "titel". Did you mean "title"?');
  });

  test("in Windows-1252 is read and reported", async () => {
    const text = good.replace("Home", "H\u00f6he \u2013 \u201eMoin\u201c, \u00e7a va");
    const bytes = text.replace(/\u2013|\u201e|\u201c/g, (sign) =>
      String.fromCharCode({ "\u2013": 0x96, "\u201e": 0x84, "\u201c": 0x93 }[sign]!),
    );
    write("windows.json", Buffer.from(bytes, "latin1"));
    expect(await said("windows.json")).toBe(
      `${text.indexOf("ö")} invalid-encoding The file is saved as Windows-1252 instead of UTF-8, so characters such as "ö" would be lost. Save it as UTF-8.`,
    );
    expect(fixFile(at("windows.json")).isReencoded).toBe(true);
    expect(readFileSync(at("windows.json"), "utf8")).toBe(text);
    expect(await said("windows.json")).toBe("");
  });

  test.each([
    ["Cyrillic", [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]],
    ["Polish", [0x6d, 0xb3, 0x79, 0x6e]],
    ["Macintosh", [0x63, 0x61, 0x66, 0x8e, 0x73]],
    ["UTF-8 with damages", [0xc3, 0xbc, 0x20, 0xfc]],
  ])(
    "in another old encoding (%s) is reported at its first unreadable character, and never written",
    async (_, word) => {
      const [before, after] = good.replace("Größe", "Town").split("Home");
      const bytes = Buffer.concat([Buffer.from(before!), Buffer.from(word), Buffer.from(after!)]);
      const file = write("old.json", bytes);
      expect(await said("old.json")).toMatch(
        /^\d+ invalid-encoding The file is not valid UTF-8, so some characters cannot be read. The first one is here.* Open the file in the program that created it, and save it as UTF-8\.$/,
      );
      expect(fixFile(file)).toMatchObject({ isReencoded: false, fixed: [] });
      expect(readFileSync(file)).toEqual(bytes);
    },
  );

  test("that is a picture or an archive is recognised", async () => {
    write("picture.json", Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]));
    expect(await said("picture.json")).toBe(
      "picture.json is a picture, not a config. Use --config to specify your config.",
    );
    write("archive.json", "PK\u0003\u0004 and more");
    expect(await said("archive.json")).toBe(
      "archive.json is an archive or an Office document, not a config. Use --config to specify your config.",
    );
    write("zeros.json", Buffer.from('{ "a":\0\0 1 }'));
    expect(await said("zeros.json")).toContain("invalid-encoding The file is not UTF-8 text.");
  });

  test("with U+FFFD in its text is reported at its first invalid byte", async () => {
    const before = good.replace("Home", "\ufffd Home");
    write("mixed.json", Buffer.concat([Buffer.from(before), Buffer.from([0xe9])]));
    expect(await said("mixed.json")).toContain(`${before.length} invalid-encoding`);
    write("sign.json", before);
    expect(await said("sign.json")).toBe("");
  });
});

const isWindows = process.platform === "win32";
if (isWindows) console.log("Skipped: files have no mode on Windows.");

describe("fixing a file", () => {
  const broken = good.replace('"title"', '"titel"').replace("\n", "\r\n");
  const fixed = good.replace("\n", "\r\n");

  test("writes the fixed text and nothing else", () => {
    const file = write("fix.json", broken);
    const before = readdirSync(folder);
    expect(
      fixFile(file).fixed.map(({ diagnostic, removed, added }) => [diagnostic.code, removed, added]),
    ).toEqual([["unknown-key", [broken.trimEnd()], [fixed.trimEnd()]]]);
    expect(readFileSync(file, "utf8")).toBe(fixed);
    expect(readdirSync(folder)).toEqual(before);
  });

  test.skipIf(isWindows)("keeps the file's permissions", () => {
    const file = write("mode.json", broken);
    chmodSync(file, 0o640);
    fixFile(file);
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  test("does not write a file without fixes", () => {
    const file = write("still.json", broken.replace("titel", "zzz"));
    utimesSync(file, 1, 1);
    expect(fixFile(file).fixed).toEqual([]);
    expect(statSync(file).mtimeMs).toBe(1000);
  });

  test("writes to a link's target", () => {
    const file = write("target.json", broken);
    symlinkSync(file, at("link.json"));
    fixFile(at("link.json"));
    expect(readFileSync(file, "utf8")).toBe(fixed);
    expect(lstatSync(at("link.json")).isSymbolicLink()).toBe(true);
  });

  test("saves UTF-16 as UTF-8", () => {
    const file = write("wide.json", Buffer.from(`\ufeff${good}`, "utf16le"));
    expect(fixFile(file).isReencoded).toBe(true);
    expect(readFileSync(file, "utf8")).toBe(good);
  });
});
