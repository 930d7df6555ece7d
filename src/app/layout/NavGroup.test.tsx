import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { inSite } from "../../ui/inSite.fixture";
import { NavGroup } from "./NavGroup";
import type { NavEntry } from "./NavLink";

const group = {
  label: "Play",
  links: [
    { label: "How to join", href: { href: "/join", kind: "page" }, note: "Java and Bedrock" },
    { label: "Rules", href: { href: "/rules", kind: "page" } },
    { label: "Copy the address", copy: "play.orbit.example" },
  ],
} as unknown as NavEntry;

const hidePopover = vi.fn();

// jsdom has no popovers. For opening and closing, see tests/e2e/quality/header.test.ts
beforeEach(() => {
  hidePopover.mockClear();
  HTMLElement.prototype.hidePopover = hidePopover;
});

const header = (path: string, entry = group) =>
  inSite(
    <ul>
      <li>
        <NavGroup group={entry} path={path} />
      </li>
      <li>
        <a href="/shop">Shop</a>
      </li>
    </ul>,
  );

test("is a button that opens the list of its links without a script", () => {
  const { container } = render(header("/"));
  const button = screen.getByRole("button", { name: "Play" });
  const list = container.querySelector("[popover]")!;
  expect(button).toHaveAttribute("popovertarget", list.id);
  expect(list).toHaveAttribute("popover", "auto");
  expect([...list.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
    "How to join Java and Bedrock",
    "Rules",
  ]);
  expect(list.querySelector("button")).toHaveAttribute("data-copy", "play.orbit.example");
});

test("is marked while it holds the page shown, as is the link to it", () => {
  const { rerender } = render(header("/rules"));
  expect(screen.getByRole("button", { name: "Play" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: "Rules", hidden: true })).toHaveAttribute("aria-current", "page");
  rerender(header("/"));
  expect(screen.getByRole("button", { name: "Play" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "Rules", hidden: true })).not.toHaveAttribute("aria-current");
});

test("with an address, its words are a link, and an arrow opens the group", () => {
  const page = { ...group, href: { href: "/play", kind: "page" } } as unknown as NavEntry;
  const { rerender } = render(header("/play", page));
  expect(screen.getByRole("button", { name: "Play: More" })).toHaveAttribute("popovertarget");
  expect(screen.getByRole("link", { name: "Play" })).toHaveAttribute("aria-current", "page");
  rerender(header("/rules", page));
  expect(screen.getByRole("link", { name: "Play" })).toHaveAttribute("aria-current", "true");
});

test("closes when a link is followed, even to the current page", async () => {
  render(header("/rules"));
  await userEvent.click(screen.getByRole("link", { name: "Rules", hidden: true }));
  expect(hidePopover).toHaveBeenCalledOnce();
});

test("closes when the focus leaves it, and not while it moves within", () => {
  render(header("/"));
  const [button, rules, shop] = [
    screen.getByRole("button", { name: "Play" }),
    screen.getByRole("link", { name: "Rules", hidden: true }),
    screen.getByRole("link", { name: "Shop" }),
  ];
  fireEvent.blur(rules, { relatedTarget: button });
  // The window loses the focus.
  fireEvent.blur(rules, { relatedTarget: null });
  expect(hidePopover).not.toHaveBeenCalled();
  fireEvent.blur(rules, { relatedTarget: shop });
  expect(hidePopover).toHaveBeenCalledOnce();
});
