import axe from "axe-core";
import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { BlockRenderer } from "../../src/blocks/BlockRenderer";
import { isRunningText } from "../../src/blocks/isRunningText";
import { type AnyBlockComponent, type LoadedBlocks, loadBlocks } from "../../src/blocks/registry";
import { listedPosts } from "../../src/blocks/posts/listedPosts.fixture";
import { type BlockType, blockSchema, blockSchemas, type CompiledBlock } from "../../src/blocks/schemas";
import { styledParts } from "../../src/blocks/styledParts";
import { IconSets } from "../../src/node/input/iconSets";
import { isShort, isWhole } from "../property/share";
import { defineIf } from "../turns";
import { compileValue } from "../../src/compile/compileValue";
import { searchSections } from "../../src/compile/sections";
import { HeadingScope } from "../../src/ui/elements/Heading";
import { SettingsProvider } from "../../src/ui/Settings";
import { settings } from "../../src/ui/settings.fixture";
import { ToastProvider } from "../../src/ui/controls/Toasts";

/** All examples of all block types. A block without examples fails below. */
const exampleModules = import.meta.glob<{ examples: Record<string, object> | object[] }>(
  "../../src/blocks/*/examples.ts",
  { eager: true },
);
const blockTypes = Object.keys(blockSchemas) as BlockType[];
const cases = blockTypes.flatMap((type) => {
  const { examples = {} } = exampleModules[`../../src/blocks/${type}/examples.ts`] ?? {};
  return Object.entries(examples).map(([name, example], index) => ({
    type,
    name: `${type}, ${name}`,
    example,
    /** Whether this is the example with every key, which is the second. */
    isFull: index === 1,
  }));
});

const icons = new IconSets();
const context = {
  basePath: "/",
  routePaths: new Set(["/", "/map", "/meadows"]),
  language: "en",
  timeZone: "UTC",
  now: Date.parse("2026-11-20T12:00Z"),
  constants: {},
  toasts: new Proxy({}, { get: () => ({ title: "Done", tone: "success" }) }),
  labels: settings.labels,
  latestPosts: listedPosts,
  servers: new Proxy(
    {},
    {
      get: (_, name) => ({
        name,
        label: "Survival",
        ask: "https://status.example/",
        provider: "mcstatus.io",
        language: "en",
      }),
    },
  ),
  tags: new Proxy({}, { get: (_, name) => ({ name, label: "Builder" }) }),
  layout: "split" as const,
  assets: { icon: (name: string) => icons.get(name), imageSize: () => ({ width: 400, height: 300 }) },
};

function compile(example: object): CompiledBlock {
  return compileValue(blockSchema, blockSchema.parse(example), context);
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each(blockTypes)("%s", (type) => {
  it("has examples", () => {
    expect(cases.filter((one) => one.type === type).length).toBeGreaterThan(1);
  });

  it("is described", () => {
    expect(blockSchemas[type].description).toMatch(/\.$/);
  });
});

describe.each(cases)("$name", ({ example, isFull }) => {
  let block: CompiledBlock;
  let loaded: LoadedBlocks;
  /** The server's HTML. Rendering and parsing it again for each test would take most of the time. */
  let html: string;
  let parsed: HTMLElement;

  beforeAll(async () => {
    block = compile(example);
    loaded = await loadBlocks();
    html = renderToString(app());
    parsed = document.createElement("div");
    parsed.innerHTML = html;
  });

  const app = (blocks = [block]) => (
    <SettingsProvider value={settings}>
      <Router ssrPath="/">
        <ToastProvider>
          <main>
            <h1>Page</h1>
            <HeadingScope>
              <BlockRenderer blocks={blocks} loaded={loaded} />
            </HeadingScope>
          </main>
        </ToastProvider>
      </Router>
    </SettingsProvider>
  );

  /** Adds the server's HTML to the document. */
  const serve = (container = parsed.cloneNode(true) as HTMLElement) => {
    document.body.append(container);
    return container;
  };

  /** Adds the server's HTML of another block to the document. */
  const serveOther = (other: CompiledBlock) => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(app([other]));
    return serve(container);
  };

  it("renders on the server, without inline styles", () => {
    expect(html).not.toContain("<!--$!-->");
    expect(html).not.toContain(settings.labels.blockFailed);
    expect(html).not.toMatch(/ style="/);
  });

  it("hydrates without a warning", async () => {
    const complaints: unknown[] = [];
    vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
    vi.spyOn(console, "warn").mockImplementation((...words) => complaints.push(words));
    const container = serve();
    await act(async () => {
      render(app(), { container, hydrate: true, onRecoverableError: (error) => complaints.push(error) });
    });
    expect(complaints).toEqual([]);
  });

  // This is slow in jsdom, so only `npm run test:all` checks every example. `npm test` checks the full examples in a
  // browser, including their colours: tests/e2e/quality/everyBlock.test.ts.
  defineIf(isWhole || (isShort && isFull), () => {
    it("passes axe", async () => {
      serve();
      const { violations } = await axe.run(document.body, {
        // jsdom has no layout, so the browser tests measure colours.
        rules: { "color-contrast": { enabled: false } },
        resultTypes: ["violations"],
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });

  it("forwards its id", () => {
    const container = serveOther({ ...block, id: "an-anchor-of-its-own" });
    const anchored = container.querySelectorAll("#an-anchor-of-its-own");
    expect(anchored).toHaveLength(1);
  });

  it("is styled as running text only if it is running text", () => {
    const section = serve().querySelector("section, article");
    expect(section?.matches(styledParts.articleParts) ?? false).toBe(isRunningText(block));
  });

  it("shows its buttons once, and the search finds them", () => {
    const block = compile({ ...example, buttons: [{ label: "Onward to the ferry", href: "#ferry" }] });
    const links = serveOther(block).querySelectorAll('section a[href="#ferry"]');
    expect(Array.from(links, ({ textContent }) => textContent)).toEqual(["Onward to the ferry"]);
    expect(JSON.stringify(searchSections({ blocks: [block] }))).toContain("Onward to the ferry");
  });

  it("has the anchors that the search links to", () => {
    const container = serve();
    const anchors = searchSections({ blocks: [block] }).map(({ anchor }) => anchor);
    const missing = anchors.filter((anchor) => anchor !== "" && !container.querySelector(`[id="${anchor}"]`));
    expect(missing).toEqual([]);
  });

  it("has no text that is not in its props", () => {
    const known = [...strings(block), ...strings(settings.labels)].map(normalise);
    const container = serve();
    container.querySelector("h1")?.remove();
    const unknown = visibleTexts(container)
      .map(normalise)
      .filter((text) => text !== "" && !isMadeOf(text, known, longestList(block)));
    expect(unknown).toEqual([]);
  });
});

describe("a block that throws while rendering", () => {
  it("is replaced with a notice, and does not affect other blocks", async () => {
    const Broken: AnyBlockComponent = () => {
      throw new Error("broken on purpose");
    };
    const loaded: LoadedBlocks = new Map([...(await loadBlocks()), ["stats", Broken]]);
    const blocks = [
      compile({ type: "text", text: "Before" }),
      compile({ type: "stats", items: [{ value: "1", label: "one" }] }),
      compile({ type: "text", text: "After" }),
    ];
    const page = (
      <SettingsProvider value={settings}>
        <BlockRenderer blocks={blocks} loaded={loaded} />
      </SettingsProvider>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    expect(container.textContent).toBe(`Before${settings.labels.blockFailed}After`);

    vi.spyOn(console, "error").mockImplementation(() => undefined);
    document.body.append(container);
    await act(async () => {
      const ignore = () => undefined;
      render(page, { container, hydrate: true, onCaughtError: ignore, onRecoverableError: ignore });
    });
    expect(container.textContent).toBe(`Before${settings.labels.blockFailed}After`);
  });
});

/** All strings in a value, at all levels. */
function strings(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}

/** The length of the longest list in a value. */
function longestList(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestList));
}

/** Everything that a visitor can read or hear: text nodes, and attributes that are shown or read aloud. */
function visibleTexts(container: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of container.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "data-tooltip"]) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  return texts;
}

/**
 * Whether a text consists only of known texts, which may be joined: "Copy: Address". It may contain a position, because
 * list entries may be numbered: 3, or 3.1b.
 */
function isMadeOf(text: string, known: string[], longestList: number): boolean {
  if (known.some((words) => words.includes(text))) return true;
  const pieces = known.flatMap((words) => words.split(/\{[a-z]+\}/)).filter((piece) => piece.length > 2);
  const rest = pieces
    .sort((a, b) => b.length - a.length)
    .reduce((left, piece) => left.replaceAll(piece.trim(), " "), text);
  // Such as 2, 1.2a, § 1 (1) a or 1 a i.
  const [, first, second = "1"] =
    /^\P{Letter}*?(\d+)(?:(?:\.| \()(\d+)\)?)?(?: ?[a-z])?(?: [ivx]+)?\P{Letter}*$/u.exec(rest) ?? [];
  const isPosition = first !== undefined && Number(first) <= longestList && Number(second) <= longestList;
  return isPosition || !/[\p{Letter}\p{Number}]/u.test(rest);
}

function normalise(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
