import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { configSchema } from "../../config/config";
import { describeForms } from "../../schema/descriptors";
import type { Names, OutlineEntry } from "../messages";
import type { Screen } from "../session";
import { keyLabel, valueLabel } from "../forms/labels";
import { en } from "../words/en";
import { spellOut } from "../words/fill";
import { loadWords, setLanguage } from "../words/words";
import { Editor } from "./Editor";
import { recordingSession } from "./recordingSession.fixture";
import { SessionContext } from "./useSession";

const names: Names = {
  pages: [],
  anchors: [],
  toasts: [],
  tags: [],
  servers: [],
  constants: [],
  files: [{ path: "/1.png", size: 2000, width: 8, height: 9 }],
  uses: { "/1.png": [["routes", 0, "blocks", 0]] },
  icons: [],
};

const block = { type: "text", text: "مرحبًا" };

/** The editor of a small site, in which everything has something to show. */
async function showEditor(language: string) {
  const words = await loadWords([language]);
  setLanguage(words, document);
  const { draft, check, session } = recordingSession(words);
  render(
    <SessionContext value={session}>
      <Editor />
    </SessionContext>,
  );
  // The session loads the forms.
  await act(async () => void (await import("../configForms")));
  const path = ["routes", 0, "blocks", 0];
  const text: OutlineEntry = { path, kind: "block", label: "مرحبًا", type: "text", children: [] };
  act(() => {
    const page = { path: ["routes", 0], kind: "page", label: "البداية", page: "/" } as const;
    draft.hear({ kind: "outline", pages: [{ ...page, children: [text] }], site: [] });
    check.hear({ kind: "names", names });
    session.select(path);
    draft.hear({ kind: "form", path, value: block, root: { routes: [{ blocks: [block] }] } });
    draft.hear({
      kind: "state",
      rev: 1,
      undo: words.worker.outside,
      redo: words.worker.earlier,
      saving: { state: "failed", reason: { english: "The file is read-only." } },
      isSafe: false,
      isResting: true,
      stale: { text: words.worker.mistake, english: "A comma is missing." },
    });
    const worst = { contrast: 2, least: 4.5, with: "background" };
    const color = { role: "primary", value: "#222222", isOwn: true, worst, readable: "#dddddd" };
    draft.hear({ kind: "theme", colors: [color], written: { layout: "split" } });
    draft.hear({ kind: "draft", isOfThisFile: false, at: 0 });
    draft.hear({ kind: "conflicts", conflicts: [{ path, mine: "١", theirs: "٢" }], merged: [] });
    draft.hear({ kind: "outside" });
    const place = { path, breadcrumb: "البداية", message: "Wrong.", edits: [] };
    const list = (["error", "warning"] as const).map((severity) => ({ ...place, severity, code: severity }));
    check.hear({ kind: "findings", rev: 1, list: list as never });
  });
  return { session, draft };
}

/** All visible and spoken texts, except those marked as English. */
function wordsShown(): string[] {
  const all = [...document.body.querySelectorAll("*")].filter(
    (element) => !element.closest("body [lang=en]"),
  );
  return all.flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    const attributes = ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "");
    return [...texts, ...attributes].filter((text) => text.trim() !== "");
  });
}

/** The keys and values of the config, which are English for everyone, as the editor writes them. */
const ofConfig = describeForms(configSchema).table.forms.flatMap((form) => {
  if ("keys" in form) return Object.keys(form.keys).map(keyLabel);
  if (form.control === "choice") return form.values.map((value) => valueLabel(en, value));
  if (form.control === "variant")
    return Object.keys(form.options).flatMap((type) => [type, valueLabel(en, type)]);
  return form.control === "list" ? [form.word, spellOut(form.word)] : [];
});
const config = new RegExp(
  `(?<![a-z])(?:${[...ofConfig].sort((a, b) => b.length - a.length).join("|")}|#\\w{6}|/1.png|Ctrl\\+\\S+)(?![a-z])`,
  "gi",
);

afterEach(() => {
  document.documentElement.removeAttribute("dir");
  document.documentElement.lang = "en";
});

test.each<Screen>(["work", "theme", "pictures", "findings"])(
  "is right-to-left in Arabic and has no English word of the editor: %s",
  async (name) => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const { session } = await showEditor("ar");
    act(() => session.open(name));
    expect(document.documentElement).toHaveAttribute("dir", "rtl");
    expect(document.documentElement).toHaveAttribute("lang", "ar");
    const shown = wordsShown();
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.filter((text) => /[a-z]{2}/i.test(text.replace(config, "")))).toEqual([]);
  },
);

test("draws only a part of a long outline, with the numbers of all entries", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { draft, session } = await showEditor("en");
  const pages = Array.from({ length: 1000 }, (_, index) => {
    const path = ["routes", index];
    const block: OutlineEntry = { path: [...path, "blocks", 0], kind: "block", label: "Words", children: [] };
    return { path, kind: "page", label: `Page ${index}`, page: `/${index}`, children: [block] } as const;
  });
  act(() => draft.hear({ kind: "outline", pages: pages as never, site: [] }));
  const rows = () => screen.getAllByRole("treeitem");
  expect(rows().length).toBeGreaterThan(20);
  expect(rows().length).toBeLessThan(100);
  expect(rows()[3]!.getAttribute("aria-setsize")).toBe("1001");
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  // A selected entry far below keeps the focus of its list.
  act(() => session.select(["routes", 900, "blocks", 0]));
  const block = screen.getByRole("treeitem", { name: "Words", selected: true });
  expect([block.tabIndex, block.getAttribute("aria-level"), block.getAttribute("aria-posinset")]).toEqual([
    0,
    "2",
    "1",
  ]);
});
