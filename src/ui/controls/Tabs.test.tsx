import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Tabs } from "./Tabs";

const tabs = ["network", "chat", "trades"].map((id) => ({ id, label: `The ${id}`, panel: `Rules of ${id}` }));

function RuleBook({ side }: { side?: boolean }) {
  const [selected, select] = useState("network");
  return <Tabs label="Chapters" side={side} tabs={tabs} selected={selected} onSelect={select} />;
}

const tab = (name: string) => screen.getByRole("tab", { name: `The ${name}` });

/** The selected tab's name and the visible panel's text. */
function shown() {
  const selected = screen.getByRole("tab", { selected: true }).textContent;
  return `${selected}: ${screen.getByRole("tabpanel").textContent}`;
}

test("shows the panel of the selected tab, named by it", () => {
  render(<RuleBook />);
  expect(screen.getByRole("tablist", { name: "Chapters" })).toBeInTheDocument();
  expect(shown()).toBe("The network: Rules of network");
  expect(screen.getByRole("tabpanel", { name: "The network" })).toHaveAttribute("id", "network");
});

test("a click selects a tab", async () => {
  render(<RuleBook />);
  await userEvent.click(tab("trades"));
  expect(shown()).toBe("The trades: Rules of trades");
});

test("arrow keys go round, Home and End to the ends, and what has the focus is selected", async () => {
  render(<RuleBook />);
  await userEvent.tab();
  expect(tab("network")).toHaveFocus();
  for (const [key, name] of [
    ["{ArrowRight}", "chat"],
    ["{ArrowLeft}", "network"],
    ["{ArrowLeft}", "trades"],
    ["{ArrowRight}", "network"],
    ["{End}", "trades"],
    ["{Home}", "network"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(shown()).toBe(`The ${name}: Rules of ${name}`);
  }
});

test("only the selected tab is a stop of the Tab key; the panel is the next", async () => {
  render(<RuleBook />);
  await userEvent.click(tab("chat"));
  expect(tab("network")).toHaveAttribute("tabindex", "-1");
  await userEvent.tab();
  expect(screen.getByRole("tabpanel")).toHaveFocus();
});

test("before any script runs, tabs are links to panels that are all in the page", () => {
  const html = renderToString(<RuleBook />);
  for (const { id, panel } of tabs) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(panel);
  }
  expect(html).not.toContain("data-ready");
  expect(html).not.toContain(" style=");
});

test("at the side of wide screens the tabs are a column, in which up and down choose too", async () => {
  const isWide = vi.fn(() => true);
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide(),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<RuleBook side />);
  expect(screen.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
  await userEvent.tab();
  for (const [key, name] of [
    ["{ArrowDown}", "chat"],
    ["{ArrowUp}", "network"],
    ["{ArrowUp}", "trades"],
    ["{ArrowDown}", "network"],
    ["{End}", "trades"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute("aria-selected", "true");
  }
  cleanup();
  isWide.mockReturnValue(false);
  render(<RuleBook side />);
  expect(screen.getByRole("tablist")).not.toHaveAttribute("aria-orientation");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(tab("network")).toHaveFocus();
});
