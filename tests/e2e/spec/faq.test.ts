import { describe, expect, it } from "vitest";
import { discord } from "./demo";
import { headingsIn, mainOf, partBelow, textsIn } from "./document";
import { expectNewTabLink } from "./otherSite";

const categories = ["General", "Connection", "Gameplay", "Support"];

describe("FAQ", () => {
  it("has the categories General, Connection, Gameplay and Support, then the help card", async () => {
    expect(headingsIn(await mainOf("faq"), 2)).toEqual([...categories, "Still Need Help?"]);
  });

  it.each(categories)("has three question-and-answer cards under %s", async (category) => {
    const cards = [...partBelow(await mainOf("faq"), category).querySelectorAll("li")];
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(headingsIn(card, 3)).toEqual([expect.stringMatching(/\?$/)]);
      expect(card.querySelector("p")!.textContent.length).toBeGreaterThan(60);
    }
  });

  it.each(categories)("gives %s an icon and a badge", async (category) => {
    const opening = partBelow(await mainOf("faq"), category).firstElementChild!;
    expect(opening.querySelector("svg")).not.toBeNull();
    expect(textsIn(opening)).toEqual([category, expect.stringMatching(/\w/)]);
  });

  it.each(["15+ worlds", "over 500+ active players"])("says: %s", async (words) => {
    expect(partBelow(await mainOf("faq"), "General").textContent).toContain(words);
  });

  it("ends with a 'Still Need Help?' card whose button opens the community chat in a new tab", async () => {
    const card = [...(await mainOf("faq")).querySelectorAll(":scope > section")].at(-1)!;
    expect(headingsIn(card, 2)).toEqual(["Still Need Help?"]);
    expectNewTabLink(card.querySelector("a")!, discord);
  });
});
