import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inSite } from "../inSite.fixture";
import { Tooltip } from "./Tooltip";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    inSite(
      <>
        <button data-tooltip="Discord" aria-label="Discord" />
        <button data-tooltip="" aria-label="YouTube" />
        <Tooltip sign={undefined} />
      </>,
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole("button", { name });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const enter = (element: Element) => fireEvent.pointerOver(element, { pointerType: "mouse" });
const leave = (element: Element, to: Element = document.body) =>
  fireEvent.pointerOut(element, { relatedTarget: to });
// jsdom infers visible focus from all earlier events. For a real browser, see tests/e2e.
const tabTo = (element: HTMLElement) => {
  const matches = element.matches.bind(element);
  vi.spyOn(element, "matches").mockImplementation(
    (selector) => selector === ":focus-visible" || matches(selector),
  );
  act(() => element.focus());
};
const tooltip = () => screen.queryByRole("tooltip", { hidden: true })?.textContent;

test("opens once the pointer has rested for 700 ms", () => {
  enter(button("Discord"));
  pass(699);
  expect(tooltip()).toBeUndefined();
  pass(1);
  expect(tooltip()).toBe("Discord");
});

test("does not open for a pointer that passes by", () => {
  enter(button("Discord"));
  pass(400);
  leave(button("Discord"));
  pass(2000);
  expect(tooltip()).toBeUndefined();
});

test("the next one opens at once within 300 ms of the last", () => {
  enter(button("Discord"));
  pass(700);
  leave(button("Discord"));
  pass(120);
  expect(tooltip()).toBeUndefined();
  pass(299);
  enter(button("YouTube"));
  expect(tooltip()).toBe("YouTube");
});

test("after 300 ms the next one waits again", () => {
  enter(button("Discord"));
  pass(700);
  leave(button("Discord"));
  pass(120 + 300);
  enter(button("YouTube"));
  expect(tooltip()).toBeUndefined();
});

test("stays while the pointer is on the tooltip itself", () => {
  enter(button("Discord"));
  pass(700);
  const shown = screen.getByRole("tooltip", { hidden: true });
  leave(button("Discord"), shown);
  enter(shown);
  pass(5000);
  expect(tooltip()).toBe("Discord");
  leave(shown);
  pass(120);
  expect(tooltip()).toBeUndefined();
});

test("opens at once for the keyboard, and Escape closes it", () => {
  tabTo(button("Discord"));
  expect(tooltip()).toBe("Discord");
  fireEvent.keyDown(button("Discord"), { key: "Escape" });
  expect(tooltip()).toBeUndefined();
});

test("closes when the focus moves on", () => {
  tabTo(button("Discord"));
  act(() => button("Discord").blur());
  expect(tooltip()).toBeUndefined();
});

test("closes for the pointer when the page moves, and goes with what has the focus", () => {
  enter(button("Discord"));
  pass(700);
  fireEvent.scroll(document);
  expect(tooltip()).toBeUndefined();
  tabTo(button("YouTube"));
  fireEvent.scroll(document);
  expect(tooltip()).toBe("YouTube");
});

test("does not open for touch", () => {
  fireEvent.pointerOver(button("Discord"), { pointerType: "touch" });
  pass(2000);
  expect(tooltip()).toBeUndefined();
});

test("is for the eye alone", () => {
  tabTo(button("Discord"));
  expect(screen.queryByRole("tooltip")).toBeNull();
});
