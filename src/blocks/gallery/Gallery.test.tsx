import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { withModalDialogs } from "../../ui/modalDialog.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Gallery } from "./Gallery";
import { galleryBlock } from "./schema";

const full = compiled(galleryBlock, examples.full);

beforeEach(withModalDialogs);

async function open(name: RegExp) {
  const user = userEvent.setup();
  renderBlock(<Gallery {...full} />);
  await user.click(screen.getByRole("link", { name }));
  return { user, view: await screen.findByRole("dialog", { name: "Built here" }) };
}

describe("Gallery", () => {
  it.each(["grid", "carousel", "masonry"] as const)(
    "lists its pictures as links to their files as %s",
    (layout) => {
      renderBlock(<Gallery {...full} layout={layout} />);
      const entries = within(screen.getByRole("region", { name: "Built here" })).getAllByRole("listitem");
      expect(entries.map((entry) => within(entry).getByRole("link").getAttribute("href"))).toEqual(
        full.items.map(({ src }) => src.src),
      );
      expect(entries[0]!.textContent).toContain("The harbour in its fourth season.\u00a0· By Moss and Tilda");
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  it("opens at the pressed picture and shows its position", async () => {
    const { view } = await open(/The mill/);
    expect(within(view).getByRole("status").textContent).toBe("2 of 4: The mill beside the river at dusk");
  });

  it("goes on by buttons, arrow keys, Home and End, and stops at either end", async () => {
    const { user, view } = await open(/A harbour/);
    const place = () => within(view).getByRole("status").textContent?.slice(0, 6);
    const previous = within(view).getByRole("button", { name: "Previous picture" });
    const next = within(view).getByRole("button", { name: "Next picture" });
    expect(previous.getAttribute("aria-disabled")).toBe("true");
    await user.click(next);
    expect(place()).toBe("2 of 4");
    await user.keyboard("{ArrowRight}");
    expect(place()).toBe("3 of 4");
    await user.keyboard("{End}{ArrowRight}");
    expect(place()).toBe("4 of 4");
    expect(next.getAttribute("aria-disabled")).toBe("true");
    await user.keyboard("{Home}{ArrowLeft}");
    expect(place()).toBe("1 of 4");
    expect(previous.getAttribute("aria-disabled")).toBe("true");
  });

  it("closes by a press beside the picture, not by one on it, and gives the focus back", async () => {
    const { user, view } = await open(/A railway station/);
    await user.click(within(view).getByRole("img"));
    expect(screen.getByRole("dialog")).toBeTruthy();
    await user.click(within(view).getByRole("list"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("link", { name: /A railway station/ }));
  });

  it("leaves a press with Ctrl to the browser, which opens the file in a new tab", async () => {
    const user = userEvent.setup();
    renderBlock(<Gallery {...full} />);
    const link = screen.getByRole("link", { name: /A harbour/ });
    const isLeft = new Promise((resolve) =>
      addEventListener(
        "click",
        (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      ),
    );
    await user.keyboard("{Control>}");
    await user.click(link);
    expect(await isLeft).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
