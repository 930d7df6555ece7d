import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PostPages } from "../../fields/parts/post";
import { compiled, renderBlock } from "../compiled.fixture";
import { Posts } from "./Posts";
import { postsBlock } from "./schema";

const posts = (written: object = {}) => compiled(postsBlock, { type: "posts", ...written });

it("shows posts with their date, author and tags, each a link, and leads to all of them", () => {
  renderBlock(<Posts {...posts({ heading: "Of late", limit: 1 })} />);
  const entry = screen.getAllByRole("listitem")[0]!;
  expect(within(entry).getByRole("link", { name: "Harvest week" })).toHaveAttribute(
    "href",
    "/news/harvest-week-0",
  );
  expect(entry).toHaveTextContent("20 November 2026 by Moss");
  expect(within(entry).getByRole("link", { name: "event" })).toHaveAttribute("href", "/news/tag/event");
  expect(within(entry).getByText("Builder")).toHaveAttribute("data-tag", "builder");
  expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/news");
});

it("shows dates and titles alone where it is compact", () => {
  renderBlock(<Posts {...posts({ layout: "compact", limit: 2 })} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Harvest week",
    "Hochwasserschutzmaßnahmenankündigungsverordnung",
    "All posts",
  ]);
  expect(screen.queryByRole("img")).toBeNull();
});

it("shows a sentence if there are no posts", () => {
  renderBlock(<Posts {...posts()} items={[]} all={undefined} />);
  expect(screen.getByText("No posts yet.")).toBeVisible();
});

it("leads through the pages of a list by their numbers and marks the one that is shown", () => {
  const link = (number: number) => ({ href: `/news/page/${number}`, kind: "page" as const });
  const pages: PostPages = {
    number: 2,
    pages: [1, 2, 3, 12].map((number) => ({ number, link: link(number) })),
    newer: link(1),
    older: link(3),
  };
  renderBlock(<Posts {...posts()} pages={pages} />);
  const way = within(screen.getByRole("navigation", { name: "Pagination" }));
  expect(way.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 2");
  expect(way.getByRole("link", { name: "Older posts" })).toHaveAttribute("href", "/news/page/3");
  expect(way.getByText("…")).toBeVisible();
});
