import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { timelineBlock } from "./schema";
import { Timeline } from "./Timeline";

const titles = () => screen.getAllByRole("listitem").map(({ id }) => id);
const items = [
  { date: "2025-06-14", title: "b" },
  { date: "2024-03-01", title: "a" },
  { date: "2026-11-20T01:00+02:00", title: "d" },
  { date: "2026-11-19T22:00Z", title: "c" },
  { date: "2025-06-14", title: "b too" },
];

describe("Timeline", () => {
  it.each([
    ["written", ["b", "a", "d", "c", "b-too"]],
    ["oldest", ["a", "b", "b-too", "c", "d"]],
    ["newest", ["d", "c", "b", "b-too", "a"]],
  ] as const)("orders the entries: %s", (order, expected) => {
    renderBlock(<Timeline {...compiled(timelineBlock, { type: "timeline", order, items })} />);
    expect(titles()).toEqual(expected);
  });

  it("keeps the written order by default", () => {
    renderBlock(<Timeline {...compiled(timelineBlock, { type: "timeline", items })} />);
    expect(titles()).toEqual(["b", "a", "d", "c", "b-too"]);
  });

  it("shows dates in words, or the owner's words for them", () => {
    const { container } = renderBlock(<Timeline {...compiled(timelineBlock, examples.full)} />);
    const times = [...container.querySelectorAll("time")].map(({ dateTime, textContent }) => [
      dateTime,
      textContent?.replaceAll(/\s/g, " "),
    ]);
    expect(times).toEqual([
      ["2026-11-20T20:00+01:00", "November 20, 2026 at 8:00 PM (UTC+1)"],
      ["2025-06-14", "June 14, 2025"],
      ["2024-03-01", "Spring 2024"],
    ]);
  });
});
