import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerData } from "../../fields/parts/server";
import { useServer } from "./useServer";

const begin = Date.parse("2026-11-20T12:00Z");
const minute = 60_000;

/** Times of the queries, in seconds since the test began. */
let asked: number[] = [];
/** The response: a number of players, offline, an error, or never any. */
let answer: number | "offline" | "nothing" | "hanging" = 37;
let count = 0;

/** A server that no other test queries. */
const newServer = (more: Partial<ServerData> = {}): ServerData => ({
  name: "main",
  label: "Survival",
  ask: `https://status.example/${++count}`,
  provider: "json",
  paths: { online: "up", players: "n" },
  language: "en",
  ...more,
});

function Shown({ server }: { server: ServerData }) {
  const { state, answer, at } = useServer(server);
  const players = answer?.state === "online" ? answer.players : answer?.state;
  return <p>{[state, players, at && (at - begin) / 1000].filter((part) => part !== undefined).join(" ")}</p>;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getAllByRole("paragraph").map((element) => element.textContent);

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

beforeEach(async () => {
  await import("../../live/askServer");
  vi.useFakeTimers({ now: begin });
  asked = [];
  answer = 37;
  vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push((Date.now() - begin) / 1000);
    if (answer === "hanging") {
      await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    }
    if (answer === "nothing") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer === "offline" ? { up: false } : { up: true, n: answer }));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an answer", () => {
  it("is asked for after the paint, counts for five minutes, and is then asked for again", async () => {
    render(<Shown server={newServer()} />);
    expect(shown()).toEqual(["asking"]);
    expect(asked).toEqual([]);
    await pass(1000);
    expect(shown()).toEqual(["online 37 0.2"]);
    answer = 40;
    await pass(5 * minute - 2000);
    expect(asked).toEqual([0.2]);
    await pass(2000);
    expect(asked).toEqual([0.2, 300.2]);
    expect(shown()).toEqual(["online 40 300.2"]);
  });

  it("is the same for all who show a server, and on the next page", async () => {
    const server = newServer();
    const { unmount } = render(
      <>
        <Shown server={server} />
        <Shown server={{ ...server, label: "The same again" }} />
      </>,
    );
    await pass(1000);
    expect(shown()).toEqual(["online 37 0.2", "online 37 0.2"]);
    unmount();
    await pass(2 * minute);
    render(<Shown server={server} />);
    expect(shown()).toEqual(["online 37 0.2"]);
    await pass(minute);
    expect(asked).toEqual([0.2]);
  });

  it("is another one where other things are read from the same address", async () => {
    const server = newServer();
    render(
      <>
        <Shown server={server} />
        <Shown server={{ ...server, paths: { online: "up" } }} />
      </>,
    );
    await pass(1000);
    expect(shown()).toEqual(["online 37 0.2", "online 0.2"]);
  });

  it("stays with its time while the service does not answer any more, but its state is not known then", async () => {
    render(<Shown server={newServer()} />);
    await pass(1000);
    answer = "nothing";
    await pass(5 * minute);
    expect(shown()).toEqual(["online 37 0.2"]);
    await pass(minute);
    expect(shown()).toEqual(["unknown 37 0.2"]);
    answer = "offline";
    await pass(6 * minute);
    expect(shown()[0]).toMatch(/^offline offline/);
  });
});

it("retries after 1, 2, 4, 8, 16 and 30 seconds without a response, and then after five minutes", async () => {
  answer = "nothing";
  render(<Shown server={newServer()} />);
  await pass(1000);
  expect(shown()).toEqual(["unknown"]);
  await pass(4 * minute);
  expect(asked.map((at) => Math.round(at))).toEqual([0, 1, 3, 7, 15, 31, 61]);
  await pass(3 * minute);
  expect(asked.slice(7).map((at) => Math.round(at))[0]).toBe(361);
});

it("asks nothing in a tab that nobody sees, and at once when it is looked at again after five minutes", async () => {
  render(<Shown server={newServer()} />);
  await pass(1000);
  setVisibility("hidden");
  await pass(30 * minute);
  expect(asked).toEqual([0.2]);
  setVisibility("visible");
  await pass(1000);
  expect(asked).toHaveLength(2);
  setVisibility("hidden");
  setVisibility("visible");
  await pass(1000);
  expect(asked).toHaveLength(2);
});

it("shows an answer as current no longer than five minutes while nobody can be asked", async () => {
  render(<Shown server={newServer()} />);
  await pass(1000);
  setOnline(false);
  await pass(5 * minute);
  expect(shown()).toEqual(["online 37 0.2"]);
  await pass(10_000);
  expect(shown()).toEqual(["unknown 37 0.2"]);
  await pass(5 * minute);
  expect(shown()).toEqual(["unknown 37 0.2"]);
  setOnline(true);
  await pass(1000);
  expect(shown()[0]).toMatch(/^online 37 61/);
});

it("is asking while a service hangs when a tab is looked at again after hours, and not what it was then", async () => {
  render(<Shown server={newServer()} />);
  await pass(1000);
  setVisibility("hidden");
  await pass(180 * minute);
  answer = "hanging";
  setVisibility("visible");
  await pass(0);
  expect(asked).toHaveLength(2);
  expect(shown()).toEqual(["asking 37 0.2"]);
  await pass(7000);
  expect(shown()).toEqual(["asking 37 0.2"]);
  await pass(2000);
  expect(shown()).toEqual(["unknown 37 0.2"]);
});

it("is asking on the next page if no page has shown the server for long", async () => {
  const server = newServer();
  const { unmount } = render(<Shown server={server} />);
  await pass(1000);
  unmount();
  await pass(60 * minute);
  expect(asked).toEqual([0.2]);
  render(<Shown server={server} />);
  expect(shown()).toEqual(["asking 37 0.2"]);
});

it("asks when an answer is due that the page before has shown, and does not hear of its old one then", async () => {
  const server = newServer();
  const { unmount } = render(<Shown server={server} />);
  await pass(1000);
  unmount();
  answer = 40;
  await pass(4 * minute);
  render(<Shown server={server} />);
  await pass(minute);
  expect(shown()[0]).toMatch(/^online 40 300/);
  await pass(minute);
  expect(shown()[0]).toMatch(/^online 40 300/);
});

it("queries at once if the visitor's clock is behind the build's, or was set back", async () => {
  const at = begin + 60 * minute;
  const snapshot = { answer: { state: "online", players: 9 }, at, text: "13:00" } as const;
  const server = newServer({ snapshot });
  const { unmount } = render(<Shown server={server} />);
  answer = "nothing";
  await pass(0);
  expect(shown()).toEqual(["asking 9 3600"]);
  await pass(500);
  expect(shown()).toEqual(["unknown 9 3600"]);
  answer = 37;
  await pass(1000);
  expect(shown()[0]).toMatch(/^online 37 1/);
  unmount();

  vi.setSystemTime(begin - 60 * minute);
  answer = 40;
  render(<Shown server={server} />);
  await pass(1000);
  expect(shown()[0]).toMatch(/^online 40 -359/);
});

it("asks nothing without a network, where the state is not known", async () => {
  setOnline(false);
  render(<Shown server={newServer()} />);
  await pass(minute);
  expect(shown()).toEqual(["unknown"]);
  expect(asked).toEqual([]);
  setOnline(true);
  await pass(1000);
  expect(shown()[0]).toMatch(/^online 37/);
});

it("asks nothing for visitors who save data, and knows what was known when the page was made", async () => {
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  const snapshot = {
    answer: { state: "online", players: 9 },
    at: begin - 60 * minute,
    text: "11:00",
  } as const;
  render(<Shown server={newServer({ snapshot })} />);
  await pass(minute);
  expect(shown()).toEqual(["unknown 9 -3600"]);
  expect(asked).toEqual([]);
});

it("shows what was known when the page was made until there is an answer", async () => {
  const snapshot = {
    answer: { state: "online", players: 9 },
    at: begin - 60 * minute,
    text: "11:00",
  } as const;
  render(<Shown server={newServer({ snapshot })} />);
  expect(shown()).toEqual(["asking 9 -3600"]);
  await pass(1000);
  expect(shown()).toEqual(["online 37 0.2"]);
});

it("asks although something of the page never loads", async () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  render(<Shown server={newServer()} />);
  await pass(3000);
  expect(asked).toEqual([]);
  await pass(2000);
  expect(asked).toEqual([4.2]);
  state.mockRestore();
});

it("ends its question when nobody shows the server any more", async () => {
  const { unmount } = render(<Shown server={newServer()} />);
  unmount();
  await pass(minute);
  expect(asked).toEqual([]);
});
