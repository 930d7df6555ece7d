import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Locator, Page } from "playwright";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteConfigs } from "../../sites/configs";
import { eventually } from "../spec/eventually";
import { type EditedSite, openEditor, serveEdited } from "./editedSite";

const original = readFileSync(siteConfigs.demo, "utf8");

let site: EditedSite;
let person: Person;
let frame: Frame;
beforeAll(async () => {
  site = await serveEdited();
});
beforeEach(async () => {
  writeFileSync(site.file, original);
  // The frame shows no picture of another website.
  const opened = await openEditor(site, { allowedErrors: [/avatars\.example/] });
  frame = opened.frame;
  person = new Person(opened.page);
});

/** Uses the editor as a person would, and counts the steps: clicks, keys, and typed texts. */
class Person {
  readonly page: Page;
  steps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.steps++;
    await target.click();
  }

  async doubleClick(target: Locator): Promise<void> {
    this.steps++;
    await target.dblclick();
  }

  async press(key: string): Promise<void> {
    this.steps++;
    await this.page.keyboard.press(key);
  }

  /** Replaces the text of a field, which has the focus or gets it by the same click. */
  async fill(target: Locator, text: string): Promise<void> {
    this.steps += 2;
    await target.fill(text);
  }

  async type(text: string): Promise<void> {
    this.steps++;
    await this.page.keyboard.type(text);
  }

  entry(name: string | RegExp): Locator {
    return this.page.getByRole("treeitem", { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  /** The button above the outline. */
  add(): Locator {
    return this.page.locator(".pane.outline .tools").getByRole("button", { name: "Add", exact: true });
  }

  field(name: string | RegExp): Locator {
    return this.page.locator(".pane.form").getByLabel(name).first();
  }
}

/** The table in docs/editor.md has the same steps. */
function expectSteps(task: string): void {
  const docs = readFileSync(join(import.meta.dirname, "../../../docs/editor.md"), "utf8");
  const row = docs.split("\n").find((line) => line.startsWith(`| ${task} `));
  expect(`${task}: ${row?.split("|")[2]?.trim()}`).toBe(`${task}: ${person.steps}`);
}

describe("a person", () => {
  it("changes the address of the server", async () => {
    await person.click(person.entry("On every page"));
    await person.click(person.entry("Constants"));
    await person.fill(person.field("ip"), "play.example.org");
    await eventually(() => site.config().constants.ip).toBe("play.example.org");
    expectSteps("Change the address of the server");
  });

  it("adds a rule", async () => {
    await person.click(person.entry("Guidelines"));
    await frame.getByText("Treat every player with respect").waitFor();
    await person.click(frame.getByText("Treat every player with respect"));
    await person.click(person.add());
    await person.fill(person.field("Name"), "Be kind");
    await eventually(() => JSON.stringify(site.config().routes[1])).toContain("Be kind");
    expectSteps("Add a rule");
  });

  it("puts the staff in another order", async () => {
    await person.click(person.entry(/^Staff$/));
    await person.click(frame.getByText("OrreryOtto").first());
    const name = person.entry(/OrreryOtto/);
    await name.waitFor();
    await person.click(name);
    await person.press("Alt+ArrowUp");
    await eventually(() => site.config().routes[3].blocks[0].groups[0].members[0].name).toBe("OrreryOtto");
    expectSteps("Put a member of the staff first");
  });

  it("changes the logo", async () => {
    await person.click(person.entry("On every page"));
    await person.click(person.entry("Site"));
    await person.fill(person.field("Logo"), "/rocket.svg");
    await eventually(() => site.config().site.logo).toBe("/rocket.svg");
    expectSteps("Change the logo");
  });

  it("makes an unreadable colour readable", async () => {
    site.change((text) => text.replace('"text": "#f3f2fb"', '"text": "#223"'));
    await frame.locator("#sp-content").waitFor();
    await person.click(person.button("Theme"));
    await person.click(person.button(/which is readable/).first());
    await eventually(() => site.config().theme.colors.text).not.toBe("#223");
    expectSteps("Make an unreadable colour readable");
  });

  it("fixes everything that is certain, as the command does", async () => {
    site.change((text) => text.replace('"eyebrow"', '"eybrow"').replace('"heading"', '"hedding"'));
    await person.button(/errors/).click();
    await person.button("Fix everything that is certain").click();
    await eventually(() => site.text()).toBe(original);
  });

  it("adds a page with two blocks", async () => {
    await person.click(person.button("Add a page"));
    await person.type("Our history");
    await person.press("Enter");
    await frame.getByRole("heading", { name: "Our history" }).waitFor();
    for (const type of ["Text", "Gallery"]) {
      await person.click(person.add());
      await person.click(person.page.getByRole("dialog").getByRole("button", { name: type, exact: true }));
    }
    await eventually(() => site.config().routes[4]?.blocks?.length).toBe(2);
    expect(site.config().routes[4]).toMatchObject({ path: "/our-history", title: "Our history" });
    expectSteps("Add a page with two blocks");
  });

  it("adds a constant", async () => {
    await person.click(person.entry("On every page"));
    await person.click(person.entry("Constants"));
    await person.fill(person.field("New name"), "season");
    await person.press("Enter");
    await person.fill(person.field("season"), "Winter");
    await eventually(() => site.config().constants.season).toBe("Winter");
    expectSteps("Add a constant");
  });

  it("undoes three things", async () => {
    await frame.getByText("Embark on the ultimate").dblclick();
    await person.page.keyboard.type("Other words");
    await person.page.keyboard.press("Enter");
    await person.entry(/^Status/).click();
    await person.page.keyboard.press("Alt+ArrowDown");
    await person.page.keyboard.press("Delete");
    await eventually(() => site.text()).toContain("Other words");
    for (let time = 0; time < 3; time++) await person.press("Control+z");
    await eventually(() => site.text()).toBe(original);
    expectSteps("Undo three things");
  });

  it("decides a conflict", async () => {
    const words = "Embark on the ultimate space adventure in Minecraft";
    await frame.getByText(words).dblclick();
    await person.page.keyboard.type("Mine");
    site.change((text) => text.replace(words, "Theirs"));
    await person.page.getByText("Changed in two places").waitFor();
    await person.click(person.page.getByRole("radio", { name: /In the file/ }));
    await person.click(person.button("Continue"));
    await eventually(() => site.text()).toBe(original.replace(words, "Theirs"));
    expectSteps("Decide a conflict");
  });

  it("shows a new picture with its words", async () => {
    await person.click(person.button("Pictures"));
    const chooser = person.page.waitForEvent("filechooser");
    await person.click(person.button("Add pictures"));
    person.steps++;
    await (
      await chooser
    ).setFiles({ name: "moon.svg", mimeType: "image/svg+xml", buffer: Buffer.from(moon) });
    await person.page.getByText("/moon.svg", { exact: true }).waitFor();
    await person.click(person.page.locator(".bar").getByRole("button", { name: "Page" }));
    await person.click(frame.getByText("Embark on the ultimate"));
    await person.click(person.entry(/^Welcome to/));
    await person.fill(person.field("Alternative text"), "");
    await person.fill(person.field("File"), "/moon.svg");
    // The focus is in the field for the words.
    await person.type("A quiet moon");
    await eventually(() => site.config().routes[0].blocks[0].image).toEqual({
      src: "/moon.svg",
      alt: "A quiet moon",
    });
    expectSteps("Show a new picture with its words");
  });
});

const moon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="90" fill="#ccd"/></svg>';
