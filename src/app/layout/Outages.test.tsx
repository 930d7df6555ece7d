import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OutageData } from "../../compile/compileAnnouncements";
import type { ServerView } from "../../ui/live/serverView";
import { stylesheet } from "../../styling/emotion/sheet";
import { inSite } from "../../ui/inSite.fixture";
import { settings } from "../../ui/settings.fixture";
import { Outages } from "./Outages";

const known = vi.hoisted(() => {
  vi.resetModules();
  const known: { view: ServerView } = { view: { state: "asking" } };
  return known;
});

// For the responses themselves, see the tests in ui/live.
vi.mock("../../ui/live/useServer", () => ({ useServer: () => known.view }));

const begin = Date.parse("2026-11-20T12:00Z");
const minute = 60_000;
const outage = (more: Partial<OutageData> = {}): OutageData => ({
  id: "down",
  tone: "warning",
  text: [{ tag: "p", children: ["A world is down."] }],
  isDismissible: true,
  server: { name: "main", label: "Main", ask: "https://a.example", provider: "json", language: "en" },
  ...more,
});

const show = (more?: Partial<OutageData>) =>
  render(inSite(<Outages outages={[outage(more)]} path="/rules" />));
const isShown = () => screen.queryByText("A world is down.") !== null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
  localStorage.clear();
  // These modules are new instances, whose styles the test setup does not have.
  document.head.append(Object.assign(document.createElement("style"), { textContent: stylesheet() }));
  known.view = { state: "offline", answer: { state: "offline" }, at: begin - 4 * minute };
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.resetModules();
});

it("announces while a server is offline, and only then", () => {
  const { unmount } = show();
  expect(isShown()).toBe(true);
  unmount();
  known.view = { state: "asking", answer: { state: "offline" }, at: begin - 60 * minute };
  show();
  expect(isShown()).toBe(false);
});

it("begins and ends at its times, whenever the service was asked", async () => {
  show({ from: begin + minute, until: begin + 3 * minute });
  expect(isShown()).toBe(false);
  await pass(minute);
  expect(isShown()).toBe(true);
  await pass(2 * minute);
  expect(isShown()).toBe(false);
});

it("is over for an answer from before its end", () => {
  show({ until: begin - minute });
  expect(isShown()).toBe(false);
});

it("goes where it is closed, here or in another tab", () => {
  show();
  localStorage.setItem("sp-closed", "down");
  act(() => void dispatchEvent(new StorageEvent("storage")));
  expect(isShown()).toBe(false);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent("storage")));
  act(() => screen.getByRole("button").click());
  expect(isShown()).toBe(false);
});

it("shows the first two of those that are offline, and the next one when one of them is closed", () => {
  const all = ["a", "b", "c", "d"];
  const outages = all.map((id) => outage({ id, text: [{ tag: "p", children: [id] }] }));
  const closers = () => screen.queryAllByRole("button", { name: settings.labels.dismiss });
  const seen = () => closers().map((button) => button.parentElement!.textContent);
  render(inSite(<Outages outages={outages} path="/" />));
  expect(seen()).toEqual(["a", "b"]);
  fireEvent.click(closers()[0]!);
  expect(seen()).toEqual(["b", "c"]);
  fireEvent.click(closers()[0]!);
  expect(seen()).toEqual(["c", "d"]);
});

it("keeps none back behind those that cannot be closed", () => {
  const all = ["a", "b", "c", "d", "e"];
  const outages = all.map((id, index) =>
    outage({ id, text: [{ tag: "p", children: [id] }], isDismissible: index > 1 }),
  );
  render(inSite(<Outages outages={outages} path="/" />));
  const isSeen = (id: string) =>
    getComputedStyle(screen.getByText(id).closest("div[data-closes], [role=status] > div")!).display !==
    "none";
  expect(all.filter(isSeen)).toEqual(["a", "b", "c", "d"]);
});
