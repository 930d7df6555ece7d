import { act, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as z from "zod";
import { inSite } from "../../ui/inSite.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import { Events } from "./Events";
import { eventsBlock } from "./schema";
import { distanceInWords } from "../timeInWords";

/** The moment for which the blocks of these tests are compiled. */
const noon = Date.parse("2026-11-20T12:00Z");
const hour = 60 * 60 * 1000;

const events = (...items: z.input<typeof eventsBlock>["items"]) =>
  compiled(eventsBlock, { type: "events", items });
const some = events(
  { title: "Next week", from: "2026-11-27" },
  { title: "Over", from: "2026-11-20T10:00Z" },
  { title: "Tonight", from: "2026-11-20T15:00Z", until: "2026-11-20T16:00Z", location: "The square" },
  { title: "Long over", from: "2026-01-01" },
);
const titles = () => screen.getAllByRole("listitem").map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  document.documentElement.lang = "en";
});
afterEach(() => void vi.useRealTimers());

describe("Events", () => {
  it("lists the next first, and those that are over, the last first, below what a press opens", () => {
    const { container } = renderBlock(<Events {...some} />);
    expect(titles()).toEqual(["tonight", "next-week", "over", "long-over"]);
    const past = container.querySelector("details")!;
    expect(past.open).toBe(false);
    expect(past.querySelector("summary")?.textContent).toBe("Past events (2)");
    expect([...past.querySelectorAll("li")].map(({ id }) => id)).toEqual(["over", "long-over"]);
  });

  it("says how long it is until each, what happens now, and what is over, while the page is open", () => {
    renderBlock(<Events {...some} />);
    const tonight = () => document.getElementById("tonight")!.textContent;
    expect(tonight()).toContain("Starts in 3 hours");
    act(() => void vi.advanceTimersByTime(3 * hour));
    expect(tonight()).toContain("Happening now");
    act(() => void vi.advanceTimersByTime(hour));
    expect(titles()).toEqual(["next-week", "tonight", "over", "long-over"]);
    expect(document.getElementById("tonight")!.closest("details")).not.toBeNull();
  });

  it("shows the state at build time in the site's time zone until hydration", () => {
    vi.setSystemTime(noon + 24 * hour);
    document.body.innerHTML = renderToString(inSite(<Events {...some} />));
    expect(titles()).toEqual(["tonight", "next-week", "over", "long-over"]);
    const time = document.querySelector("#tonight time")!;
    expect(time.getAttribute("datetime")).toBe("2026-11-20T15:00Z");
    expect(time.textContent?.replaceAll(/\s/g, " ")).toBe("Friday, November 20, 2026, 3:00 – 4:00 PM UTC");
    expect(document.body.textContent).not.toContain("Starts");
  });

  it("shows the next time of a recurring event", () => {
    renderBlock(<Events {...events({ title: "Mill", from: "2026-11-13T12:30Z", repeat: "weekly" })} />);
    const time = () => document.querySelector("#mill time")!.getAttribute("datetime");
    expect([time(), screen.getByText("Every week").textContent]).toEqual(["2026-11-20T12:30Z", "Every week"]);
    act(() => void vi.advanceTimersByTime(2 * hour));
    expect(time()).toBe("2026-11-27T12:30Z");
  });

  it("says until which day something repeats, first as the site and then as the visitor counts days", () => {
    const mill = {
      title: "Mill",
      from: "2026-11-13T20:00Z",
      repeat: "weekly",
      repeatUntil: "2026-12-10",
    } as const;
    const days = { title: "Days", from: "2026-11-13", repeat: "daily", repeatUntil: "2026-12-10" } as const;
    const both = events(mill, days);
    document.body.innerHTML = renderToString(inSite(<Events {...both} />));
    const text = (id: string) => document.getElementById(id)!.textContent;
    expect(text("mill")).toContain("Every week until December 4, 2026");
    document.body.innerHTML = "";
    const { DateTimeFormat } = Intl;
    const inTokyo = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (languages, options) {
      return new DateTimeFormat(languages, { timeZone: "Asia/Tokyo", ...options });
    });
    renderBlock(<Events {...both} />);
    inTokyo.mockRestore();
    expect(text("mill")).toContain("Every week until December 5, 2026");
    expect(text("days")).toContain("Every day until December 10, 2026");
  });

  it("folds away what repeats when its last time is over", () => {
    const last = {
      title: "Mill",
      from: "2026-11-13T12:30Z",
      repeat: "weekly",
      repeatUntil: "2026-11-20",
    } as const;
    const { container } = renderBlock(<Events {...events(last)} />);
    expect(container.querySelector("details")).toBeNull();
    act(() => void vi.advanceTimersByTime(2 * hour));
    expect(container.querySelector("details time")?.getAttribute("datetime")).toBe("2026-11-20T12:30Z");
  });

  it("leads to a calendar file of each event that is to come", () => {
    renderBlock(<Events {...some} />);
    const link = within(document.getElementById("tonight")!).getByRole("link", { name: "Add to calendar" });
    expect(link.getAttribute("href")).toBe("/tonight.ics");
    expect(within(document.getElementById("over")!).queryByRole("link", { hidden: true })).toBeNull();
  });

  it("reports that nothing is planned, and hides past events on request", () => {
    const { container } = renderBlock(
      <Events
        {...compiled(eventsBlock, {
          type: "events",
          past: "hidden",
          items: [{ title: "Over", from: "2026-01-01" }],
        })}
      />,
    );
    expect(container.textContent).toBe("No upcoming events.");
  });

  it.each([
    [20_000, "in 1 minute"],
    [59 * 60_000, "in 59 minutes"],
    [3 * hour, "in 3 hours"],
    [25 * hour, "tomorrow"],
    [13 * 24 * hour, "in 13 days"],
    [14 * 24 * hour, "in 2 weeks"],
    [61 * 24 * hour, "in 2 months"],
  ])("says of %d ms: %s", (distance, words) => {
    expect(distanceInWords(distance, "en")).toBe(words);
  });
});
