import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { ServerData } from "../../fields/parts/server";
import { inSite } from "../inSite.fixture";
import { LiveValue } from "./LiveValue";
import type { ServerView } from "./serverView";

const known = vi.hoisted(() => {
  vi.resetModules();
  const known: { view: ServerView; tell: () => void } = { view: { state: "asking" }, tell: () => {} };
  return known;
});

// For the responses themselves, see useServer.
vi.mock("./useServer", async () => {
  const { useSyncExternalStore } = await import("react");
  return {
    useServer: () =>
      useSyncExternalStore(
        (onChange) => {
          known.tell = onChange;
          return () => {};
        },
        () => known.view,
        () => known.view,
      ),
  };
});

const at = Date.parse("2026-11-20T14:05Z");
const server: ServerData = {
  name: "main",
  label: "Survival",
  ask: "https://status.example/main",
  provider: "mcstatus.io",
  language: "en",
};
const card = inSite(<LiveValue server={server} fallback="Open day and night" isWide />);
const full = { state: "online", players: 1037, maximum: 2000 } as const;

beforeEach(() => {
  known.view = { state: "asking" };
});
afterAll(() => {
  vi.resetModules();
});

it("replaces the written value in the HTML after a response, and keeps it without one", () => {
  expect(renderToString(card)).toContain("Open day and night</bdi>");
  const { container } = render(card);
  const shown = (view: ServerView) => {
    act(() => {
      known.view = view;
      known.tell();
    });
    return container.textContent;
  };
  expect(container.textContent).toBe("Open day and night");
  expect(shown({ state: "online", answer: full, at })).toBe("1,037 / 2,000");
  expect(shown({ state: "online", answer: { state: "online", players: 0 }, at })).toBe("0");
  expect(shown({ state: "online", answer: { state: "online" }, at })).toBe("Online");
  expect(shown({ state: "offline", answer: { state: "offline" }, at })).toBe("Offline");
  expect(shown({ state: "unknown", answer: full, at })).toBe("Open day and night");
  expect(shown({ state: "asking", answer: full, at })).toBe("Open day and night");
});

it("keeps the room of the written value while it shows another", () => {
  known.view = { state: "online", answer: full, at };
  const { container } = render(card);
  expect(container.querySelector("[data-written]")?.getAttribute("data-written")).toBe("Open day and night");
});

it("shows the written value in its language, and live values in the language of the page", () => {
  const inLanguage = { lang: "de" };
  const { container } = render(
    inSite(<LiveValue server={server} fallback="Immer" inLanguage={inLanguage} />),
  );
  expect(container.querySelector("[lang=de]")).toHaveTextContent("Immer");
  act(() => {
    known.view = { state: "online", answer: full, at };
    known.tell();
  });
  expect(container).toHaveTextContent("1,037");
  expect(container.querySelector("[lang]")).toBeNull();
});
