import { act, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerData } from "../../fields/parts/server";
import { useServer } from "./useServer";

const script = vi.hoisted(() => {
  vi.resetModules();
  return { loads: false };
});

// The client's script, which only loads with a network.
vi.mock("../../live/askServer", () => ({
  get askServer() {
    if (!script.loads) throw new TypeError("Failed to fetch dynamically imported module");
    return () => Promise.resolve({ state: "online" });
  },
}));

let count = 0;
const newServer = (): ServerData => ({
  name: "main",
  label: "Survival",
  ask: `https://late.example/${++count}`,
  provider: "json",
  language: "en",
});

function Shown({ server }: { server: ServerData }) {
  return <p>{useServer(server).state}</p>;
}

const pass = (milliseconds = 1000) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getAllByRole("paragraph").map((element) => element.textContent);

beforeEach(() => {
  script.loads = false;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.resetModules();
});

it.each([
  ["there is a network again", () => dispatchEvent(new Event("online"))],
  ["the tab is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("loads the client again when %s, as often as it takes", async (_, change) => {
  render(<Shown server={newServer()} />);
  await pass();
  expect(shown()).toEqual(["unknown"]);
  change();
  await pass(500);
  expect(shown()).toEqual(["unknown"]);
  script.loads = true;
  change();
  await pass(10);
  expect(shown()).toEqual(["online"]);
});

it("loads the client again after a pause", async () => {
  render(<Shown server={newServer()} />);
  await pass();
  expect(shown()).toEqual(["unknown"]);
  script.loads = true;
  await pass(2000);
  expect(shown()).toEqual(["online"]);
});
