import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fixFile } from "./fixFile";

test("fixes a config next to a leftover of a process with the same ID", () => {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-fix-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "site.config.json");
  const other = `${file}.${process.pid}.tmp`;
  writeFileSync(file, '{ "version": 1, "stie": { "name": "Town" }, "routes": [] }');
  writeFileSync(other, "half a config");
  expect(fixFile(file).fixed).not.toEqual([]);
  expect(readFileSync(file, "utf8")).toContain('"site"');
  expect(existsSync(other)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("fixes catalogues next to the config, and keeps their formatting", () => {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-fix-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  write(
    "site.config.json",
    JSON.stringify({
      version: 1,
      site: { name: "Mossy" },
      languages: { de: { texts: "de.json" }, fr: { texts: "fr.po" } },
      routes: [{ path: "/", title: "Build here, friends!" }],
    }),
  );
  write("de.json", '{\n\t"Build here friends": "Baut hier, Freunde!",\n\t"Imprint": "Impressum"\n}\n');
  write(
    "fr.po",
    '# A note\nmsgid "Build here friends"\nmsgstr "Construisez"\n\nmsgid "Imprint"\nmsgstr "Infos"\n',
  );
  expect(fixFile(join(folder, "site.config.json")).fixed.map(({ diagnostic }) => diagnostic.file)).toEqual([
    "de.json",
    "de.json",
    "fr.po",
    "fr.po",
  ]);
  expect(read("de.json")).toBe('{\n\t"Build here, friends!": "Baut hier, Freunde!"\n}\n');
  expect(read("fr.po")).toBe('# A note\nmsgid "Build here, friends!"\nmsgstr "Construisez"\n\n');
});
