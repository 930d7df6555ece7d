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

test("links to the file of a picture, which a dialog shows", () => {
  show([{ label: "WeChat", image, icon }]);
  const link = screen.getByRole("link", { name: "WeChat" });
  expect(link).toHaveAttribute("href", "/code.png");
  expect(link).toHaveAttribute("data-sheet", "QR code of our group");
});
