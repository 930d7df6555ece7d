import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnnouncementData } from "../compile/compileAnnouncements";
import { inSite } from "./inSite.fixture";
import { Announcements } from "./Announcements";

const noon = Date.parse("2026-11-20T12:00Z");
const hour = 60 * 60 * 1000;

const announcement = (id: string, more: Partial<AnnouncementData> = {}): AnnouncementData => ({
  id,
  tone: "info",
  text: [{ tag: "p", children: [id] }],
  isDismissible: true,
  ...more,
});

/** The texts of the visible announcements. */
const seen = () =>
  [...document.querySelectorAll<HTMLElement>("[data-announcement]")]
    .filter((element) => !element.hidden && !element.closest("section")!.hidden)
    .map((element) => element.textContent);

const show = (announcements: AnnouncementData[], path: string | null = "/") =>
  inSite(<Announcements announcements={announcements} path={path} />);

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("appears and disappears at its time while the page is open", () => {
  render(show([announcement("later", { from: noon + hour, until: noon + 2 * hour, isLater: true })]));
  expect(seen()).toEqual([]);
  expect(screen.queryByRole("region")).toBeNull();
  act(() => void vi.advanceTimersByTime(hour));
  expect(seen()).toEqual(["later"]);
  act(() => void vi.advanceTimersByTime(hour));
  expect(seen()).toEqual([]);
});

test("waits longer than a timer can", () => {
  const inTwoMonths = 60 * 24 * hour;
  render(show([announcement("later", { from: noon + inTwoMonths, isLater: true })]));
  act(() => void vi.advanceTimersByTime(inTwoMonths - 1));
  expect(seen()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(seen()).toEqual(["later"]);
});

test("stays closed on other pages and later visits", () => {
  const both = [announcement("a"), announcement("b")];
  const { unmount } = render(show(both));
  fireEvent.click(screen.getAllByRole("button", { name: "Dismiss" })[0]!);
  expect(seen()).toEqual(["b"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dismiss" }));
  unmount();
  render(show([...both, announcement("a2")], "/rules"));
  expect(seen()).toEqual(["b", "a2"]);
});

test("can be closed without storage", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  render(show([announcement("a")]));
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(seen()).toEqual([]);
});

test("is only on its pages, and has a close button only if it may be closed", () => {
  const some = [announcement("rules", { routes: ["/rules"] }), announcement("all", { isDismissible: false })];
  const { rerender } = render(show(some));
  expect(seen()).toEqual(["all"]);
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
  rerender(show(some, "/rules"));
  expect(seen()).toEqual(["rules", "all"]);
  rerender(show(some, null));
  expect(seen()).toEqual(["all"]);
});

test("shows two, and the others on request", () => {
  render(show(["a", "b", "c"].map((id) => announcement(id))));
  const rest = () => [...document.querySelectorAll("[data-rest]")].map(({ textContent }) => textContent);
  expect(rest()).toEqual(["c"]);
  const opener = screen.getByRole("button", { name: "Show more announcements" });
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(opener);
  expect(opener.getAttribute("aria-expanded")).toBe("true");
  expect(document.querySelector("[data-all]")).not.toBeNull();
  fireEvent.click(screen.getAllByRole("button", { name: "Dismiss" })[0]!);
  expect(rest()).toEqual([]);
  expect(document.querySelector("[data-more]")).toBeNull();
});

test("replaces the announcements of the build with the current ones", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const announcements = [
    announcement("over", { until: noon }),
    announcement("begun", { from: noon - hour, isLater: true }),
  ];
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(show(announcements));
  expect(seen()).toEqual(["over"]);
  act(() => void hydrateRoot(root, show(announcements)));
  expect(seen()).toEqual(["begun"]);
  expect(error).not.toHaveBeenCalled();
});
