import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Frame, Page } from "playwright";
import { beforeAll, beforeEach, it } from "vitest";
import { temporaryFolder } from "../quality/ownSite";
import { eventually } from "../spec/eventually";
import { type EditedSite, openEditor, serveEdited } from "./editedSite";

const config = {
  version: 1,
  site: { name: "Fernhollow", language: "en" },
  languages: {
    de: { texts: { Home: "Start", "Our town": "Unsere Stadt" } },
    fr: { texts: "site.fr.json" },
  },
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [{ type: "text", heading: "Our town", text: "Build at the river." }],
    },
  ],
};
const french =
  '{\n  "Home": "Accueil",\n  "Our town": "Notre ville",\n  "Build at the river.": "Construisez."\n}\n';

let site: EditedSite;
let page: Page;
let frame: Frame;
let catalogue: string;
beforeAll(async () => {
  const folder = join(temporaryFolder(), "town");
  mkdirSync(join(folder, "public"), { recursive: true });
  writeFileSync(join(folder, "site.config.json"), JSON.stringify(config, null, 2));
  writeFileSync(join(folder, "site.fr.json"), french);
  site = await serveEdited(join(folder, "site.config.json"));
  catalogue = join(dirname(site.file), "site.fr.json");
});
beforeEach(async () => {
  writeFileSync(site.file, JSON.stringify(config, null, 2));
  writeFileSync(catalogue, french);
  ({ page, frame } = await openEditor(site));
  await page.getByRole("button", { name: "Languages", exact: true }).waitFor();
});

const field = (label: string) => page.locator(".pane.form").getByLabel(label, { exact: true });
const select = () => frame.getByRole("heading", { name: "Our town" }).click();

it("writes a translation where the language has its texts, and undoes it", async () => {
  await select();
  await field("Heading Deutsch").fill("Die Stadt");
  await eventually(() => site.config().languages.de.texts["Our town"]).toBe("Die Stadt");
  await field("Heading Français").fill("La ville");
  await eventually(() => readFileSync(catalogue, "utf8")).toBe(french.replace("Notre ville", "La ville"));
  for (let time = 0; time < 2; time++) await page.getByRole("button", { name: /Undo/ }).click();
  await eventually(() => readFileSync(catalogue, "utf8")).toBe(french);
  await eventually(() => site.text()).toBe(JSON.stringify(config, null, 2));
});

it("shows the page in the chosen language", async () => {
  await page.getByRole("combobox").filter({ hasText: "Deutsch" }).selectOption("fr");
  await frame.getByRole("heading", { name: "Notre ville" }).waitFor();
  await frame.getByText("Construisez.").waitFor();
  // A block with a missing text stays in the first language.
  await page.getByRole("combobox").filter({ hasText: "Deutsch" }).selectOption("de");
  await frame.getByRole("heading", { name: "Our town" }).waitFor();
});

it("lists what is missing, and leads there", async () => {
  await page.getByRole("button", { name: "Languages", exact: true }).click();
  const german = page.getByRole("region", { name: "Deutsch" });
  await german.getByText("Build at the river.").waitFor();
  await german.getByRole("button").first().click();
  await eventually(() =>
    page.evaluate(() =>
      [document.activeElement?.getAttribute("lang"), document.activeElement?.tagName].join(),
    ),
  ).toBe("de,TEXTAREA");
  await page.keyboard.type("Baut am Fluss.");
  await eventually(() => site.config().languages.de.texts["Build at the river."]).toBe("Baut am Fluss.");
});
