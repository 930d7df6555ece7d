import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { inSite } from "../inSite.fixture";
import { settings } from "../settings.fixture";
import { Link } from "./Link";

test("a link to a page is below the base path and marked as one to a page", () => {
  render(
    inSite(
      <Router base="/base">
        <Link to={{ href: "/rules#apply", kind: "page" }} aria-current="page">
          Rules
        </Link>
      </Router>,
    ),
  );
  const link = screen.getByRole("link", { name: "Rules" });
  expect(link).toHaveAttribute("href", "/base/rules#apply");
  expect(link).toHaveAttribute("aria-current", "page");
  expect(link).toHaveAttribute("data-page", "");
});

test.each([
  { href: "#apply", kind: "anchor" },
  { href: "/map.pdf", kind: "file" },
  { href: "mailto:hello@example.com", kind: "mail" },
  { href: "steam://connect/play.example:27015", kind: "app" },
] as const)("a link of kind $kind is a plain link", (to) => {
  render(inSite(<Link to={to}>Go</Link>));
  const link = screen.getByRole("link", { name: "Go" });
  expect(link).toHaveAttribute("href", to.href);
  expect(link).not.toHaveAttribute("target");
});

const external = { href: "https://example.com", kind: "external" } as const;

test("an external link opens a new tab, shows it and announces it", () => {
  render(inSite(<Link to={external}>Store</Link>));
  const link = screen.getByRole("link", { name: "Store (opens in a new tab)" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(link.querySelector("svg")).not.toBeNull();
});

test("an external link without its icon still announces that it opens a new tab", () => {
  render(
    inSite(
      <Link to={external} mark={false} aria-label="Our store">
        Store
      </Link>,
    ),
  );
  const link = screen.getByRole("link", { name: "Our store (opens in a new tab)" });
  expect(link.querySelector("svg")).toBeNull();
});

test("each part of a link's name has its language", () => {
  const english = { lang: "en", dir: "ltr" } as const;
  render(
    inSite(<Link to={external} mark={false} aria-label="Our store" inLanguage={english} />, {
      language: "ar",
      labels: { ...settings.labels, opensInNewTab: "(يفتح نافذة)" },
    }),
  );
  const link = screen.getByRole("link", { name: "Our store (يفتح نافذة)" });
  expect(link).not.toHaveAttribute("aria-label");
  expect(link).toHaveAttribute("lang", "en");
  expect(screen.getByText("(يفتح نافذة)")).toHaveAttribute("lang", "ar");
});
