import { expect } from "vitest";
import { boxOf, expectBelow, expectSeen, type Unit } from "./acceptanceChecks";

/** A unit of Cairnhold's site. */
const unit = (line: string, path: string, says: string, check: Unit["check"]): Unit => ({
  line,
  site: "cairn",
  path,
  says,
  check,
});

export const cairn: Unit[] = [
  unit(
    "header",
    "/handbook/stone",
    "a column with the links of the site and of the guide",
    async (page, isWide) => {
      const banner = page.getByRole("banner");
      const list = page.getByRole("navigation", { name: "In this section" });
      if (!isWide) {
        await page.getByRole("button", { name: "Open menu" }).click();
        await expectSeen(page.getByRole("dialog").getByRole("link", { name: "Handbook" }));
        await page.keyboard.press("Escape");
        await list.getByText("In this section").click();
        return expectSeen(list.getByRole("link", { name: "Iron" }));
      }
      const [chat, iron] = [
        banner.getByRole("link", { name: "Chat" }),
        list.getByRole("link", { name: "Iron" }),
      ];
      await expectSeen(chat, banner.getByRole("link", { name: "Old friends" }), iron);
      await expectBelow(chat, iron);
      const [text, ...column] = await Promise.all(
        [page.getByRole("heading", { level: 1 }), chat, iron].map(boxOf),
      );
      for (const { right } of column) expect(right).toBeLessThan(text!.left);
    },
  ),
];
