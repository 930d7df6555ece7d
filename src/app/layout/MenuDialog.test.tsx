import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { inSite } from "../../ui/inSite.fixture";
import { Header } from "./Header";
import { MenuDialog } from "./MenuDialog";
import { shared } from "./shared.fixture";

let resize: (() => void) | undefined;

// jsdom has no modal dialogs and no layout
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(listener: () => void) {
        resize = listener;
      }
      observe() {}
      disconnect() {
        resize = undefined;
      }
    },
  );
});

const menu = (path: string, entries = shared.navigation) =>
  inSite(<MenuDialog shared={shared} entries={entries} path={path} />);

async function openMenu() {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  return screen.getByRole("dialog");
}

test("the button opens a dialog with the links of the navigation", async () => {
  render(menu("/rules"));
  expect(screen.queryByRole("dialog")).toBeNull();
  const dialog = await openMenu();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "true");
  const links = within(within(dialog).getByRole("navigation")).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Home", "Rules", "Store (opens in a new tab)"]);
  expect(within(dialog).getByRole("link", { name: "Rules" })).toHaveAttribute("aria-current", "page");
});

test("its button closes it", async () => {
  render(menu("/"));
  await openMenu();
  await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
});

test("a tap outside closes it, a tap inside does not", async () => {
  render(menu("/"));
  const dialog = await openMenu();
  fireEvent.click(dialog.firstElementChild!);
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  fireEvent.click(dialog);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("following a link closes it", async () => {
  render(menu("/"));
  await openMenu();
  await userEvent.click(screen.getByRole("link", { name: "Rules" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a change of the page closes it", async () => {
  const { rerender } = render(inSite(<Header shared={shared} path="/" />));
  await openMenu();
  rerender(inSite(<Header shared={shared} path="/rules" />));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a header that grows wide enough for its links closes it", async () => {
  render(menu("/"));
  const dialog = await openMenu();
  const width = vi.spyOn(dialog, "offsetWidth", "get").mockReturnValue(350);
  act(() => resize?.());
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  width.mockReturnValue(0);
  act(() => resize?.());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("expands groups inline, and the current page's group at first", async () => {
  const [home, rules, store] = shared.navigation;
  render(
    menu("/rules", [
      { label: "Play", links: [home!, rules!] },
      { label: "More", links: [store!, home!] },
    ]),
  );
  const dialog = await openMenu();
  const [play, more] = within(dialog).getAllByRole("group");
  expect(play).toHaveAttribute("open");
  expect(more).not.toHaveAttribute("open");
  expect(within(play!).getByRole("link", { name: "Rules" })).toHaveAttribute("aria-current", "page");
  await userEvent.click(within(more!).getByText("More"));
  expect(more).toHaveAttribute("open");
});
