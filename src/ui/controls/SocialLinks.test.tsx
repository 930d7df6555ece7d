import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SocialLinkData } from "../../fields/parts/socialLink";
import { inSite } from "../inSite.fixture";
import { SocialLinks } from "./SocialLinks";

const icon = { viewBox: "0 0 24 24", nodes: [] } as unknown as SocialLinkData["icon"];
const image = { src: { src: "/code.png", width: 300, height: 300 }, alt: "QR code of our group" };

const show = (links: SocialLinkData[]) => render(inSite(<SocialLinks links={links} label="Find us" />));

test("shows icons with names, or the parts that a link should show", () => {
  const href = { href: "https://chat.example", kind: "external" } as const;
  show([
    { label: "Chat", href, icon },
    { label: "Forum", href, icon, show: "both" },
    { label: "Wiki", href, icon, show: "label" },
  ]);
  const links = within(screen.getByRole("list", { name: "Find us" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Chat (opens in a new tab)",
    null,
    null,
  ]);
  expect(links.map((link) => link.querySelectorAll("svg").length)).toEqual([1, 1, 0]);
});

// jsdom has no popovers. tests/e2e/quality/acceptanceQuay.ts opens one.
test("opens a picture instead of a link", () => {
  const { container } = show([{ label: "WeChat", image, icon }]);
  expect(screen.queryByRole("link")).toBeNull();
  const sheet = container.querySelector<HTMLElement>("[popover]")!;
  const button = screen.getByRole("button", { name: "WeChat" });
  expect(button).toHaveAttribute("popovertarget", sheet.id);
  expect(sheet).toHaveAttribute("aria-label", "WeChat");
  const picture = within(sheet).getByAltText("QR code of our group");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(within(sheet).getByLabelText("Close")).toHaveAttribute("popovertargetaction", "hide");
});
