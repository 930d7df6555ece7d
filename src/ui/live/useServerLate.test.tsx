import { act, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerData } from "../../fields/parts/server";
import type { ServerView } from "./serverView";
import { useServer } from "./useServer";

const script = vi.hoisted(() => {
  vi.resetModules();
  return { loads: false };
});

// The script that asks, which comes only where there is a network.
vi.mock("./serverQueries", () => ({
  get followServer() {
    if (!script.loads) throw new TypeError("Failed to fetch dynamically imported module");
    return (_: ServerData, onView: (view: ServerView) => void) => {
      onView({ state: "online", answer: { state: "online" }, at: Date.now() });
      return () => {};
    };
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

const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));
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
])("loads what asks again when %s, as often as it takes", async (_, change) => {
  render(<Shown server={newServer()} />);
  await pass();
  expect(shown()).toEqual(["unknown"]);
  change();
  await pass();
  expect(shown()).toEqual(["unknown"]);
  script.loads = true;
  await pass();
  expect(shown()).toEqual(["unknown"]);
  change();
  await pass();
  expect(shown()).toEqual(["online"]);
});

it("loads what asks again when somebody else shows the server", async () => {
  const server = newServer();
  const { rerender } = render(<Shown server={server} />);
  await pass();
  expect(shown()).toEqual(["unknown"]);
  script.loads = true;
  rerender(
    <>
      <Shown server={server} />
      <Shown key="other" server={server} />
    </>,
  );
  await pass();
  expect(shown()).toEqual(["online", "online"]);
});
