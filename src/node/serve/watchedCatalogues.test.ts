import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WatchedCatalogues } from "./watchedCatalogues";

let folder: string;
let catalogues: WatchedCatalogues;
const onChange = vi.fn<() => void>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-catalogues-"));
  writeFileSync(join(folder, "de.json"), "{}");
  onChange.mockClear();
  catalogues = new WatchedCatalogues(join(folder, "site.config.json"), onChange);
});

afterEach(() => {
  catalogues.follow(undefined);
  rmSync(folder, { recursive: true, force: true });
});

const configWith = (languages: object) => ({ text: JSON.stringify({ version: 1, languages }) });

it("reports changes of the files that the config names, until it names others", async () => {
  catalogues.follow(configWith({ de: { texts: "de.json" }, fr: { texts: { Home: "Accueil" } } }));
  writeFileSync(join(folder, "de.json"), '{ "Home": "Start" }');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), { timeout: 5000 });
  catalogues.follow(configWith({ es: { texts: "es.po" } }));
  writeFileSync(join(folder, "de.json"), '{ "Home": "Anfang" }');
  writeFileSync(join(folder, "es.po"), 'msgid "Home"\nmsgstr "Inicio"\n');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 5000 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("accepts a config that is not valid", () => {
  expect(() => catalogues.follow({ text: '{ "languages": [5, {' })).not.toThrow();
});
