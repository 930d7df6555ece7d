import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerAnswer } from "../../fields/parts/server";
import type { ServerView } from "../../ui/live/serverView";
import { inSite } from "../../ui/inSite.fixture";
import { settings } from "../../ui/settings.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import { PlayerFace } from "./PlayerFace";
import { statusBlock } from "./schema";
import { Status } from "./Status";

const { known } = vi.hoisted(() => {
  vi.resetModules();
  const known: { view: ServerView; tell: () => void } = { view: { state: "asking" }, tell: () => {} };
  return { known };
});

// The answers themselves are tested in ui/live.
vi.mock("../../ui/live/useServer", async () => {
  const { useSyncExternalStore } = await import("react");
  return {
    useServer: () =>
      useSyncExternalStore(
        (onChange) => {
          const before = known.tell;
          known.tell = () => {
            before();
            onChange();
          };
          return () => {};
        },
        () => known.view,
        () => known.view,
      ),
  };
});

const at = Date.parse("2026-11-20T14:05Z");
const full: ServerAnswer = {
  state: "online",
  players: 1234,
  maximum: 5000,
  version: "Paper 1.21.4",
  message: ["Welcome", "Harvest week"],
  people: [{ name: "Moss" }, { name: "Fern" }],
};

const block = compiled(statusBlock, { type: "status", items: [{ server: "main", copy: "play.example" }] });
const tell = (view: ServerView) =>
  act(() => {
    known.view = view;
    known.tell();
  });
const show = () => renderBlock(<Status {...block} />).container.querySelector("li")!;
const meter = () => screen.queryByRole<HTMLMeterElement>("meter");

afterEach(() => {
  vi.resetModules();
});
beforeEach(() => {
  known.view = { state: "asking" };
  known.tell = () => {};
});

describe("Status", () => {
  it("says who is on in words and with a bar, what is played, and when that was", () => {
    const card = show();
    expect(within(card).getByText("Checking…")).toBeTruthy();
    tell({ state: "online", answer: full, at });
    expect(within(card).getByText("Online")).toBeTruthy();
    expect(card.textContent).toContain("1,234 of 5,000 online");
    expect({ max: meter()?.max, value: meter()?.value }).toEqual({ max: 5000, value: 1234 });
    expect(card.textContent).toMatch(/Welcome\nHarvest week.*Last checked: .*Paper 1\.21\.4/);
    const names = card.querySelector("details")!;
    expect(names.open).toBe(false);
    expect([...names.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Moss",
      "Fern",
      "and 1,232 more",
    ]);
  });

  it("reserves the same space for every response", () => {
    const card = show();
    const places = () => card.querySelectorAll("div, details").length;
    const before = places();
    tell({ state: "online", answer: full, at });
    expect(places()).toBe(before);
    tell({ state: "offline", answer: { state: "offline" }, at });
    expect(places()).toBe(before);
    tell({ state: "unknown" });
    expect(places()).toBe(before);
  });

  it("hides its sentence about the services unless a style rule shows it", () => {
    const list = show().parentElement!;
    expect(list.previousElementSibling?.matches("p[hidden]")).toBe(true);
  });

  it("has no bar where a server has no number of places, and none for more players than places but a full one", () => {
    show();
    tell({ state: "online", answer: { state: "online", players: 3, maximum: 0 }, at });
    expect(meter()).toBeNull();
    expect(screen.getByRole("listitem").textContent).toContain("3 online");
    tell({ state: "online", answer: { state: "online", players: 9, maximum: 5 }, at });
    expect(meter()?.value).toBe(5);
  });

  it("tells apart that a server is offline and that nobody knows", () => {
    const card = show();
    tell({ state: "offline", answer: { state: "offline" }, at });
    expect(within(card).getByText("Players can't join right now.")).toBeTruthy();
    tell({ state: "unknown" });
    expect(within(card).getByText("Unknown")).toBeTruthy();
    expect(within(card).getByText("Status unavailable. The server may still be online.")).toBeTruthy();
  });

  it("keeps an old answer with its time while its state is not known", () => {
    const card = show();
    tell({ state: "unknown", answer: full, at });
    expect(within(card).getByText("Unknown")).toBeTruthy();
    expect(card.textContent).toMatch(/1,234 of 5,000 online.*Last checked: /s);
  });

  it("shows avatars only on request, from the site's avatar service", () => {
    const avatars = { ...settings.avatars, url: "https://faces.example/{name}/{size}" };
    const people = ["Moss", ".Wild Rose", "..", `${"n".repeat(31)}…`].map((name) => ({ name }));
    known.view = { state: "online", answer: { state: "online", people }, at };
    const pictures = (more: object) => {
      const { container, unmount } = renderBlock(<Status {...block} Part={PlayerFace} {...more} />, {
        avatars,
      });
      const found = [...container.querySelectorAll("img")].map((image) => [
        image.getAttribute("src"),
        image.getAttribute("loading"),
        image.alt,
        image.width > 0 && image.height > 0,
      ]);
      unmount();
      return found;
    };
    expect(pictures({})).toEqual([]);
    expect(pictures({ faces: true })).toEqual([
      ["https://faces.example/Moss/96", "lazy", "", true],
      ["https://faces.example/.Wild%20Rose/96", "lazy", "", true],
    ]);
    const chat = { ...block.items[0]!.server, provider: "discord" as const };
    const members = [{ name: "Moss", face: "https://cdn.discordapp.com/moss" }, { name: "Fern" }];
    known.view = { state: "online", answer: { state: "online", people: members }, at };
    expect(pictures({ faces: true, items: [{ server: chat }] })).toEqual([
      ["https://cdn.discordapp.com/moss", "lazy", "", true],
    ]);
  });

  it("announces only that a server goes offline or online, even after an unknown state", () => {
    show();
    const words = () => document.querySelector("output")!.textContent;
    tell({ state: "online", answer: full, at });
    tell({ state: "online", answer: { ...full, players: 12 }, at: at + 1 });
    expect(words()).toBe("");
    tell({ state: "unknown" });
    expect(words()).toBe("");
    tell({ state: "offline", answer: { state: "offline" }, at });
    expect(words()).toBe("Survival: Offline");
    tell({ state: "online", answer: full, at });
    expect(words()).toBe("Survival: Online");
  });

  it("announces a change once where several blocks show the server, and nothing on the next page", () => {
    const page = () =>
      renderBlock(
        <>
          <Status {...block} />
          <Status {...block} layout="row" />
        </>,
      );
    const words = () => [...document.querySelectorAll("output")].map(({ textContent }) => textContent);
    const { unmount } = page();
    tell({ state: "online", answer: full, at });
    tell({ state: "offline", answer: { state: "offline" }, at });
    expect(words()).toEqual(["Survival: Offline", ""]);
    unmount();
    known.view = { state: "online", answer: full, at };
    page();
    expect(words()).toEqual(["", ""]);
  });

  it("announces a change in the block that is left when another one goes away", () => {
    function Page() {
      const [isSecond, setSecond] = useState(true);
      return (
        <>
          <Status {...block} />
          <button onClick={() => setSecond(false)}>Leave</button>
          {isSecond && <Status {...block} layout="row" />}
        </>
      );
    }
    renderBlock(<Page />);
    tell({ state: "online", answer: full, at });
    act(() => screen.getByText("Leave").click());
    tell({ state: "offline", answer: { state: "offline" }, at });
    expect(document.querySelector("output")!.textContent).toBe("Survival: Offline");
  });

  it("shows the response from build time without JavaScript, in the site's language", () => {
    const [item] = block.items;
    const snapshot = { answer: full, at, text: "Nov 20, 2026, 3:05 PM" } as const;
    known.view = { state: "asking", answer: full, at };
    const items = [{ ...item!, server: { ...item!.server, snapshot } }];
    expect(renderToString(inSite(<Status {...block} items={items} />))).toContain(
      "Last checked: Nov 20, 2026, 3:05 PM",
    );
  });
});
