import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Rules } from "./Rules";
import { rulesBlock } from "./schema";

const rules = (...items: Parameters<typeof compiled<typeof rulesBlock>>[1]["items"]) =>
  compiled(rulesBlock, { type: "rules", items });
const full = compiled(rulesBlock, examples.full);

describe("Rules", () => {
  beforeEach(() => history.replaceState(null, "", "/rules"));

  it("puts rules into rules, each below the heading of the one around it", () => {
    renderBlock(<Rules {...full} />);
    const outline = screen
      .getAllByRole("heading")
      .map((heading) => `${heading.tagName} ${heading.textContent}`);
    expect(outline).toEqual([
      "H1 House rules",
      "H2 Greet your neighbours",
      "H2 Leave what is not yours",
      "H3 Animals",
      "H3 Crops may be shared, and are planted again",
      "H2 Speak plainly",
    ]);
    expect(document.querySelectorAll("ol > li > * > ol > li > * > ol > li")).toHaveLength(2);
  });

  it("says when they were last changed, in the words of the site's language", () => {
    const { container } = renderBlock(<Rules {...full} />);
    const time = container.querySelector("time");
    expect(time?.dateTime).toBe("2026-11-01");
    expect(time?.parentElement?.textContent).toBe("Last updated November 1, 2026");
  });

  it("describes the severity in words", () => {
    renderBlock(<Rules {...full} />);
    const property = document.getElementById("property")!;
    expect(within(property).getByText("Severe")).toBeTruthy();
    expect(within(document.getElementById("greet-your-neighbours")!).getByText("Minor")).toBeTruthy();
  });

  it("shows the severity after a sentence", () => {
    renderBlock(<Rules {...rules({ description: "Bees are left alone.", severity: "high" })} />);
    expect(document.querySelector("li")?.textContent).toBe("Bees are left alone.Severe");
  });

  it("keeps details closed until they are pressed, under words that name their rule", () => {
    renderBlock(<Rules {...full} />);
    const details = document.querySelector("#property details") as HTMLDetailsElement;
    expect(details.open).toBe(false);
    expect(details.querySelector("summary")?.textContent).toBe("Details: Leave what is not yours");
    expect(details.textContent).toContain("A field without a fence counts too.");
  });

  it("makes the anchor of a rule without a name from the first words of its text", () => {
    renderBlock(
      <Rules
        {...rules(
          { description: "The square and **100 blocks** around [the mill](/rules) belong to all of us." },
          { description: "The square and 100 blocks around it." },
          { description: "…" },
        )}
      />,
    );
    const ids = [...document.querySelectorAll("li")].map(({ id }) => id);
    expect(ids).toEqual([
      "the-square-and-100-blocks-around",
      "the-square-and-100-blocks-around-2",
      "section",
    ]);
  });

  it("copies the address of a rule, puts it into the address bar and marks the rule", async () => {
    const user = userEvent.setup();
    renderBlock(<Rules {...full} />);
    await user.click(screen.getByRole("link", { name: "Copy link to “Animals”" }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/rules#animals`);
    expect(location.hash).toBe("#animals");
    expect(document.querySelectorAll("[data-target]")).toHaveLength(1);
    expect(document.getElementById("animals")?.hasAttribute("data-target")).toBe(true);

    await user.click(screen.getByRole("link", { name: "Copy link to “Speak plainly”" }));
    expect([...document.querySelectorAll("[data-target]")].map(({ id }) => id)).toEqual(["no-shouting"]);
  });

  it("calls a rule without a name by its number", () => {
    renderBlock(<Rules {...full} />);
    expect(screen.getByRole("link", { name: "Copy link to “2.1”" }).getAttribute("href")).toBe(
      "#the-square-and-100-blocks-around",
    );
    expect(screen.getByRole("link", { name: "Copy link to “2.2b”" }).getAttribute("href")).toBe("#bees");
  });

  it.each([
    ["letters", ["Greet your neighbours", "Always", "1 a i"]],
    ["paragraphs", ["Greet your neighbours", "§ 1 (1)", "§ 1 (1) a"]],
    ["bullets", ["Greet your neighbours.", "A wave is enough."]],
  ] as const)("names the links of rules with %s", (example, names) => {
    renderBlock(<Rules {...compiled(rulesBlock, examples[example])} />);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
    expect(links).toHaveLength(names.length);
    expect(new Set(links)).toEqual(new Set(names.map((name) => `Copy link to “${name}”`)));
  });

  it("goes on behind z as CSS does", () => {
    const clauses = Array.from({ length: 28 }, () => ({ description: "Be kind." }));
    renderBlock(<Rules {...rules({ name: "Kindness", rules: [{ name: "Always", rules: clauses }] })} />);
    expect(screen.getByRole("link", { name: "Copy link to “1.1z”" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Copy link to “1.1ab”" })).toBeTruthy();
  });

  it("marks the rule that the address names, as long as it names it", () => {
    history.replaceState(null, "", "/rules#animals");
    renderBlock(<Rules {...full} />);
    expect(document.getElementById("animals")?.hasAttribute("data-target")).toBe(true);
    act(() => {
      history.replaceState(null, "", "/rules");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(document.querySelector("[data-target]")).toBeNull();
  });
});
