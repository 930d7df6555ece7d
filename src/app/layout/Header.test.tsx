import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Shared } from "../../compile/page";
import { inSite } from "../../ui/inSite.fixture";
import { Header } from "./Header";
import { LookButton } from "./LookButton";
import { shared } from "./shared.fixture";

const [home, rules, store] = shared.navigation;
const join = { label: "Copy address", copy: "play.orbit.example", variant: "primary" as const };

const header = (navigation: Shared["navigation"]) =>
  inSite(<Header shared={{ ...shared, navigation }} path="/" />);

/** The names of the links and groups in the header's navigation, in order. */
function shownNames(): (string | null)[] {
  const nav = within(screen.getByRole("navigation", { name: "Main menu" }));
  return [...nav.getAllByRole("list")[0]!.children].map(
    (entry) => entry.querySelector("a, button")!.textContent,
  );
}

test("shows the primary link after the navigation, not in it, and not in the menu", () => {
  const { container } = render(header([join, home!, rules!]));
  expect(shownNames()).toEqual(["Home", "Rules"]);
  const [button, ...others] = container.querySelectorAll("[data-copy]");
  expect(button).toHaveTextContent("Copy address");
  expect(others).toEqual([]);
  expect(button!.closest("nav, dialog")).toBeNull();
});

test("highlights the first of several primary links, and no group", () => {
  render(
    header([
      { label: "Play", links: [home!, rules!], variant: "primary" },
      { ...store!, variant: "primary" },
      join,
    ]),
  );
  expect(shownNames()[0]).toBe("Play");
  expect(shownNames()).toHaveLength(2);
  expect(screen.getByRole("link", { name: /^Store/ }).closest("nav")).toBeNull();
});

test("hides measured copies of links from screen readers", () => {
  const { container } = render(header([home!, store!, { label: "Play", links: [home!, rules!] }, join]));
  const ghosts = [...container.querySelectorAll("[data-label]")];
  expect(ghosts.map((ghost) => ghost.getAttribute("data-label"))).toEqual([
    "Copy address",
    "Copy address",
    "Home",
    "Store",
    "Play",
  ]);
  expect(ghosts.map((ghost) => ghost.getAttribute("data-signs"))).toEqual(["1", "1", "0", "1", "1"]);
  expect(ghosts.every((ghost) => ghost.closest("[aria-hidden]") && ghost.textContent === "")).toBe(true);
});

test("repeats links from the fourth in another entry, which the owner names", () => {
  const navigation = [
    home!,
    rules!,
    store!,
    { label: "Play", links: [rules!] },
    join,
    { label: "Map", copy: "x" },
  ];
  const { rerender } = render(
    inSite(
      <Header
        shared={{ ...shared, labels: { ...shared.labels, moreLinks: "Mehr" }, navigation }}
        path="/rules"
      />,
    ),
  );
  expect(shownNames()).toEqual([
    "Home",
    "Rules",
    expect.stringContaining("Store"),
    "Play",
    expect.stringContaining("Map"),
    "Mehr",
  ]);
  const more = screen.getByText("Mehr").closest("button")!;
  // The current page may also be in the row. Only the header's styles decide whether it is behind the button.
  expect(more).not.toHaveAttribute("aria-current");
  const list = document.getElementById(more.getAttribute("popovertarget")!)!;
  expect(list.children).toHaveLength(2);
  expect(list.children[0]!.querySelector("summary")).toHaveTextContent("Play");
  rerender(header([home!, rules!, store!]));
  expect(shownNames()).toEqual(["Home", "Rules", expect.stringContaining("Store")]);
});

test("a header with nothing but a primary link has no menu", () => {
  render(header([join]));
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("button", { name: "Open menu" })).toBeNull();
  expect(screen.getByRole("button", { name: /Copy address/ })).toBeInTheDocument();
});

test("shows the mode button in the header and, with a primary link, also in the menu for phones, with the same state", () => {
  const withLooks = (navigation: Shared["navigation"]) =>
    inSite(<Header shared={{ ...shared, navigation }} path="/" LookButton={LookButton} />);
  const { rerender } = render(withLooks([home!, rules!]));
  const buttons = () => [...document.querySelectorAll("[data-look-button]")];
  expect(buttons()).toEqual([screen.getByRole("button", { name: "Dark mode" })]);
  buttons()[0]!.setAttribute("aria-pressed", "true");
  rerender(withLooks([home!, rules!, join]));
  expect(buttons().map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "true"]);
  expect(buttons().map((button) => button.closest("dialog") !== null)).toEqual([true, false]);
  expect(buttons()[0]).toHaveTextContent("Dark mode");
});
