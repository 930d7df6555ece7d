import { beforeEach, expect, test, vi } from "vitest";
import type { Page, Shared } from "../compile/page";
import type { LiveEvents } from "./liveChannel";
import { followLiveUpdates } from "./liveUpdates";

const live = vi.hoisted(() => ({ save: (update: LiveEvents["site"]): void => void update }));
vi.mock("./liveChannel", () => ({
  EDITOR_META: "sp-editor",
  EDITOR_FOLDER: "/@spawnpage/editor/",
  followLiveSite: ({ site }: { site: typeof live.save }) => {
    live.save = site;
  },
}));
vi.mock("./findings/FindingsOverlay", () => ({ FindingsOverlay: vi.fn() }));

const page = (path: string, title: string): Page => ({ path, title, name: title, blocks: [] });
const save = () => live.save({ shared: {} as Shared, css: "" });

/** The pending responses, in order of their requests. */
let asked: { path: string; answer: (page: Page) => void }[];
/** The shown pages, by path. */
let shown: { path: string; page: Page };

beforeEach(() => {
  asked = [];
  shown = { path: "/", page: page("/", "Before") };
  followLiveUpdates({
    navigator: {
      getShown: () => shown,
      replaceCurrent: (next) => {
        shown = { ...shown, page: next };
      },
    },
    fetchPage: async (path) => new Promise((answer) => asked.push({ path, answer })),
    render: () => undefined,
  });
});

test("keeps the latest of two saves, regardless of the order of responses", async () => {
  save();
  save();
  asked[1]!.answer(page("/", "Second"));
  await vi.waitFor(() => expect(shown.page.title).toBe("Second"));
  asked[0]!.answer(page("/", "First"));
  await new Promise((settled) => setTimeout(settled));
  expect([shown.page.title, document.title]).toEqual(["Second", "Second"]);
});

test("ignores the response for a page that the visitor has left", async () => {
  save();
  shown = { path: "/rules", page: page("/rules", "Rules") };
  asked[0]!.answer(page("/", "Home"));
  await vi.waitFor(() => expect(asked[1]?.path).toBe("/rules"));
  expect(shown.page.title).toBe("Rules");
  asked[1]!.answer(page("/rules", "New rules"));
  await vi.waitFor(() => expect(shown).toEqual({ path: "/rules", page: page("/rules", "New rules") }));
});
