import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { withModalDialogs } from "../../ui/modalDialog.fixture";
import { inSite } from "../../ui/inSite.fixture";
import { SearchDialog } from "./SearchDialog";

const index = [
  {
    path: "/rules",
    name: "Rules",
    sections: [{ anchor: "gates", heading: "Gates", text: "Close the gates <b>at night</b>." }],
  },
  { path: "/mill", name: "Mill", sections: [{ anchor: "", heading: "Mill", text: "It grinds at night." }] },
  {
    path: "/steine",
    name: "Steine",
    sections: [{ anchor: "", heading: "Steine", text: "Rot." }],
    language: { code: "de", direction: "ltr", label: "Deutsch" },
  },
];

beforeEach(() => {
  withModalDialogs();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(index)));
});

it("lists the places with the words, marked, and moves between them by the arrow keys", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(inSite(<SearchDialog address="/search.json" onClose={onClose} />));
  const dialog = screen.getByRole("dialog", { name: "Search" });
  await user.type(within(dialog).getByRole("searchbox", { name: "Search" }), "night");
  const links = await within(dialog).findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/rules#gates", "/mill"]);
  expect(links[0]?.textContent).toBe("RulesGatesClose the gates <b>at night</b>.");
  expect(links[0]?.querySelector("mark")?.textContent).toBe("night");
  expect(within(dialog).getByText("Results: 2").getAttribute("aria-live")).toBe("polite");

  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(links[1]);
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  // Page names have marks, like headings.
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "mill");
  const [mill] = await within(dialog).findAllByRole("link");
  expect(mill?.textContent).toBe("MillIt grinds at night.");
  expect(mill?.querySelector("mark")?.textContent).toBe("Mill");
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "windmill");
  expect(await screen.findByText("No results for “windmill”.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close search" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("marks places in another language", async () => {
  render(inSite(<SearchDialog address="/de/search.json" onClose={vi.fn()} />));
  await userEvent.setup().type(screen.getByRole("searchbox"), "steine");
  const link = await screen.findByRole("link");
  expect(link.textContent).toBe("DeutschSteineRot.");
  expect(link).toMatchObject({ lang: "de", dir: "ltr" });
});
