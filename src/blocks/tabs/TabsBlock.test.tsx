import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderToString } from "react-dom/server";
import { settings } from "../../ui/settings.fixture";
import { SettingsProvider } from "../../ui/Settings";
import { ToastProvider } from "../../ui/controls/Toasts";
import { compiled, renderBlock } from "../compiled.fixture";
import { blockSchemas } from "../schemas";
import { examples } from "./examples";
import { TabsBlock } from "./TabsBlock";

const full = compiled(blockSchemas.tabs, { ...examples.full, layout: "top" });
const nestedIds = (blocks: unknown[]) =>
  blocks.map((block, index) => (
    <p key={index} id={(block as { id?: string }).id}>
      nested block
    </p>
  ));
const block = (props: Partial<typeof full> = {}) => (
  <TabsBlock {...full} {...props} renderBlocks={nestedIds} />
);

const openTab = () => screen.getByRole("tab", { selected: true }).textContent;
const goTo = (hash: string) =>
  act(() => {
    history.pushState(null, "", hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
  });

describe("TabsBlock", () => {
  const scrollIntoView = vi.fn<(this: Element) => void>();

  beforeEach(() => {
    history.replaceState(null, "", "/rules");
    scrollIntoView.mockReset();
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it("names each tab by its label or the first word of its title", () => {
    renderBlock(block());
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Village", "Garden", "Market"]);
    expect(screen.getByRole("tablist", { name: "House rules" })).toBeTruthy();
  });

  it("names each tab by its label, or by its whole title in a column", () => {
    renderBlock(block({ layout: "side" }));
    const words = screen.getAllByRole("tab").map((tab) => tab.textContent);
    expect(words).toEqual(["Village rules", "Garden rules", "Market"]);
  });

  it("opens the default tab, and the first one without a default", () => {
    const { unmount } = renderBlock(block());
    expect(openTab()).toBe("Garden");
    unmount();
    renderBlock(block({ default: undefined }));
    expect(openTab()).toBe("Village");
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("puts the title, the badge, numbered rules, nested blocks and the note into the panels", () => {
    renderBlock(block());
    const panels = screen.getAllByRole("tabpanel", { hidden: true });
    for (const panel of panels)
      expect(panel.textContent).toContain("The first time, you only get a warning.");
    const [village, , market] = panels;
    expect(village?.textContent).toContain("Important");
    expect(village?.querySelectorAll("ol > li")).toHaveLength(3);
    expect(market?.textContent).toContain("nested block");
  });

  it("writes the chosen tab into the hash, without a new step in the history and without scrolling", async () => {
    const user = userEvent.setup();
    history.replaceState({ kept: true }, "", "/rules?from=chat");
    const steps = history.length;
    renderBlock(block());
    await user.click(screen.getByRole("tab", { name: "Village" }));
    expect(openTab()).toBe("Village");
    expect(location.href).toContain("/rules?from=chat#village");
    expect(history.state).toEqual({ kept: true });
    expect(history.length).toBe(steps);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("chooses with the arrow keys, Home and End", async () => {
    const user = userEvent.setup();
    renderBlock(block());
    act(() => screen.getByRole("tab", { name: "Garden" }).focus());
    await user.keyboard("{ArrowRight}");
    expect(openTab()).toBe("Market");
    await user.keyboard("{ArrowRight}");
    expect(openTab()).toBe("Village");
    await user.keyboard("{End}");
    expect(openTab()).toBe("Market");
    await user.keyboard("{Home}");
    expect(openTab()).toBe("Village");
    expect(location.hash).toBe("#village");
  });

  it("opens the tab that the address names when the page loads", () => {
    history.replaceState(null, "", "/rules#market");
    renderBlock(block());
    expect(openTab()).toBe("Market");
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it("opens the tab of a linked rule, scrolls to the rule and marks it", () => {
    history.replaceState(null, "", "/rules#gates");
    renderBlock(block());
    expect(openTab()).toBe("Village");
    const rule = document.getElementById("gates");
    expect(rule?.hasAttribute("data-target")).toBe(true);
    expect(scrollIntoView.mock.contexts).toEqual([rule]);
  });

  it("opens the tab of a linked nested block", () => {
    history.replaceState(null, "", "/rules#prices");
    renderBlock(block());
    expect(openTab()).toBe("Market");
    expect(document.getElementById("prices")?.hasAttribute("data-target")).toBe(true);
  });

  it("follows the hash while the page is open, and moves the mark", () => {
    renderBlock(block());
    goTo("#gates");
    expect(openTab()).toBe("Village");
    goTo("#prices");
    expect(openTab()).toBe("Market");
    expect(document.getElementById("gates")?.hasAttribute("data-target")).toBe(false);
  });

  it("follows back and forward", () => {
    renderBlock(block());
    act(() => {
      history.replaceState(null, "", "#village");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(openTab()).toBe("Village");
  });

  it("stays where it is when an entry of the history names the same place, as the pages of a form do, and follows a link again that was followed before another tab was chosen", async () => {
    renderBlock(block());
    goTo("#village");
    expect(scrollIntoView).toHaveBeenCalledOnce();
    act(() => {
      history.pushState({ page: 1 }, "");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(scrollIntoView).toHaveBeenCalledOnce();

    await userEvent.setup().click(screen.getByRole("tab", { name: "Market" }));
    goTo("#village");
    expect(openTab()).toBe("Village");
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it("keeps its tab when the hash belongs to another part of the page", () => {
    renderBlock(block());
    goTo("#gates");
    scrollIntoView.mockReset();
    goTo("#contact");
    expect(openTab()).toBe("Village");
    expect(scrollIntoView).not.toHaveBeenCalled();
    goTo("#%E0%A4%A");
    expect(openTab()).toBe("Village");
  });

  it("copies the absolute address of a rule and puts it into the address bar", async () => {
    const user = userEvent.setup();
    history.replaceState(null, "", "/rules#village");
    renderBlock(block());
    const link = screen.getByRole("link", { name: "Copy link to “Close the gates”" });
    expect(link.getAttribute("href")).toBe("#gates");
    expect(link.getAttribute("data-tooltip")).toBe("");
    scrollIntoView.mockReset();
    await user.click(link);
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/rules#gates`);
    expect(await screen.findByText("Link copied")).toBeTruthy();
    expect(location.hash).toBe("#gates");
    expect(document.getElementById("gates")?.hasAttribute("data-target")).toBe(true);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("shows the address of a rule where the browser refuses to copy it", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    history.replaceState(null, "", "/rules#village");
    renderBlock(block());
    await user.click(screen.getByRole("link", { name: "Copy link to “Close the gates”" }));
    expect(await screen.findByDisplayValue(`${location.origin}/rules#gates`)).toBeInTheDocument();
  });

  it("renders every panel on the server, whatever the address says", () => {
    history.replaceState(null, "", "/rules#market");
    const html = renderToString(
      <SettingsProvider value={settings}>
        <ToastProvider>{block()}</ToastProvider>
      </SettingsProvider>,
    );
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(within(page.body).getAllByRole("tabpanel", { hidden: true })).toHaveLength(3);
    expect(page.querySelector('[aria-selected="true"]')?.textContent).toBe("Garden");
  });
});
