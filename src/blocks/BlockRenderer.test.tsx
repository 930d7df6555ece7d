import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SettingsProvider } from "../ui/Settings";
import { inSite } from "../ui/inSite.fixture";
import { settings } from "../ui/settings.fixture";
import { ToastProvider } from "../ui/controls/Toasts";
import { BlockRenderer } from "./BlockRenderer";
import { blockTypesOf } from "./blockTypesOf";
import { compiled, renderBlock } from "./compiled.fixture";
import { type AnyBlockComponent, loadBlocks } from "./registry";
import { blockSchema, blockSchemas, type BlockInput } from "./schemas";

const blocksOf = (...written: BlockInput[]) => written.map((block) => compiled(blockSchema, block));
const notice = settings.labels.blockFailed;

const text: BlockInput = { type: "text", text: "Before" };
const callout: BlockInput = { type: "callout", heading: "After" };

const throwing: AnyBlockComponent = () => {
  throw new Error("The mill is broken.");
};

describe("BlockRenderer", () => {
  afterEach(() => vi.restoreAllMocks());

  it("renders blocks in order, and blocks inside blocks", async () => {
    const blocks = blocksOf(text, {
      type: "tabs",
      tabs: [
        { id: "one", title: "One", blocks: [{ type: "stats", items: [{ value: "7", label: "Bridges" }] }] },
      ],
    });
    const loaded = await loadBlocks();
    const { container } = renderBlock(<BlockRenderer blocks={blocks} loaded={loaded} />);
    expect(container.textContent).toMatch(/Before.*Bridges/s);
    expect(screen.getByRole("definition").textContent).toBe("7");
  });

  it("puts a block on a picture that decorates, and leaves blocks without a look of their own as they are", async () => {
    const blocks = blocksOf(
      { ...text, id: "plain" },
      {
        ...text,
        id: "dusk",
        width: "narrow",
        background: { image: "/dusk.svg" },
      },
    );
    expect([...blockTypesOf(blocks)]).toEqual(["text", "look"]);
    const loaded = await loadBlocks();
    const { container } = renderBlock(<BlockRenderer blocks={blocks} loaded={loaded} />);
    const [plain, look] = container.children;
    expect(plain?.id).toBe("plain");
    expect(look?.className).toContain("sp-on-picture");
    expect(look?.querySelector("section")?.id).toBe("dusk");
    expect(look?.querySelector("img")?.getAttribute("alt")).toBe("");
  });

  it("puts a hero on its pictures, with a switch that stops them", async () => {
    const pictures = ["valley", "bridge", "camp"].map((name) => ({ src: `/${name}.svg`, alt: name }));
    const hero: BlockInput = { type: "hero", heading: "The valley", layout: "cover", images: pictures };
    const blocks = blocksOf(hero);
    const loaded = await loadBlocks();
    const { container } = renderBlock(<BlockRenderer blocks={blocks} loaded={loaded} />);
    expect(container.firstElementChild?.className).toContain("sp-on-picture");
    const images = [...container.querySelectorAll("img")];
    expect(images.map(({ alt }) => alt)).toEqual(["valley", "bridge", "camp"]);
    // Hidden from those who asked for less motion, as the styles say.
    expect(screen.getByRole("checkbox", { name: "Pause slideshow", hidden: true })).toBeTruthy();
  });

  it("puts a banner on its picture, which is there once and says what it shows", async () => {
    const blocks = blocksOf({
      type: "cta",
      layout: "banner",
      heading: "Come in",
      image: { src: "/mill.svg", alt: "A mill" },
    });
    const loaded = await loadBlocks();
    const { container } = renderBlock(<BlockRenderer blocks={blocks} loaded={loaded} />);
    expect(container.firstElementChild?.className).toContain("sp-on-picture");
    expect([...container.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["A mill"]);
  });

  it("puts a hero without pictures on none, whatever its layout", async () => {
    const blocks = blocksOf({ type: "hero", heading: "The valley", layout: "cover" });
    const loaded = await loadBlocks();
    const { container } = renderBlock(<BlockRenderer blocks={blocks} loaded={loaded} />);
    expect(container.querySelector(".sp-on-picture")).toBeNull();
    expect(screen.getByRole("heading", { name: "The valley" })).toBeTruthy();
  });

  it("loads the look of nested blocks", () => {
    const nested: BlockInput = { type: "text", text: "x", background: "tint" };
    const blocks = blocksOf({ type: "tabs", tabs: [{ id: "one", title: "One", blocks: [nested] }] });
    expect([...blockTypesOf(blocks)]).toEqual(["tabs", "text", "look"]);
  });

  it("replaces a block that throws with a notice and renders the others", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const blocks = blocksOf(text, { type: "stats", items: [{ value: "1", label: "x" }] }, callout);
    const loaded = new Map(await loadBlocks()).set("stats", throwing);
    renderBlock(<BlockRenderer blocks={blocks} loaded={loaded} />);
    expect(screen.getByRole("note").textContent).toBe(notice);
    expect(screen.getByText("Before")).toBeTruthy();
    expect(screen.getByText("After")).toBeTruthy();
    expect(error).toHaveBeenCalledOnce();
  });

  it("shows the block once it is fixed", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const blocks = blocksOf({ type: "stats", items: [{ value: "1", label: "x" }] });
    const loaded = await loadBlocks();
    const { rerender } = renderBlock(
      <BlockRenderer blocks={blocks} loaded={new Map(loaded).set("stats", throwing)} />,
    );
    expect(screen.getByRole("note").textContent).toBe(notice);
    rerender(inSite(<BlockRenderer blocks={blocks} loaded={loaded} />));
    expect(screen.queryByRole("note")).toBeNull();
    expect(screen.getByRole("definition").textContent).toBe("1");
    expect(error).toHaveBeenCalledOnce();
  });

  it("does the same on the server", async () => {
    const blocks = blocksOf(text, { type: "stats", items: [{ value: "1", label: "x" }] }, callout);
    const loaded = new Map(await loadBlocks()).set("stats", throwing);
    const html = renderToString(
      <SettingsProvider value={settings}>
        <ToastProvider>
          <BlockRenderer blocks={blocks} loaded={loaded} />
        </ToastProvider>
      </SettingsProvider>,
    );
    expect(html).toContain(notice);
    expect(html).toContain("Before");
    expect(html).toContain("After");
  });

  it("never drops a block silently whose component is not loaded", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    renderBlock(<BlockRenderer blocks={blocksOf(text)} loaded={new Map()} />);
    expect(screen.getByRole("note").textContent).toBe(notice);
  });
});

describe("blockTypesOf", () => {
  it("lists every type once, with those inside other blocks", () => {
    const blocks = blocksOf(text, text, {
      type: "tabs",
      tabs: [
        {
          id: "one",
          title: "One",
          blocks: [
            { type: "faq", categories: [{ title: "A", questions: [{ question: "B?", answer: "C" }] }] },
          ],
        },
      ],
    });
    expect([...blockTypesOf(blocks)].sort()).toEqual(["faq", "tabs", "text"]);
  });
});

describe("loadBlocks", () => {
  it("loads a component for every block type", async () => {
    const loaded = await loadBlocks();
    expect(
      Object.keys(blockSchemas).filter((type) => !loaded.has(type as keyof typeof blockSchemas)),
    ).toEqual([]);
  });

  it("skips the chunks of the frame", async () => {
    expect((await loadBlocks(["notFound", "table"])).has("table")).toBe(true);
  });

  it("keeps what was loaded for later calls", async () => {
    const first = await loadBlocks(["form"]);
    const second = await loadBlocks([]);
    expect(second).toBe(first);
    expect(second.has("form")).toBe(true);
  });
});
