import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inSite } from "../inSite.fixture";
import { TooltipLayer } from "./TooltipLayer";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    inSite(
      <>
        <p>Words</p>
        <button data-tooltip="Discord" aria-label="Discord" />
        <TooltipLayer />
      </>,
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole("button", { name: "Discord" });
const tooltip = () => screen.queryByRole("tooltip", { hidden: true })?.textContent;

/** Loads the tooltip, and hovers longer than its delay. */
async function rested() {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(2000));
}

test("the pointer that has the tooltip fetched is the first to see it", async () => {
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  expect(tooltip()).toBeUndefined();
  await rested();
  expect(tooltip()).toBe("Discord");
});

test("a press before the tooltip is there keeps it away", async () => {
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  fireEvent.pointerDown(button());
  await rested();
  expect(tooltip()).toBeUndefined();
});
