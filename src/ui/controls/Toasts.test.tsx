import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inSite } from "../inSite.fixture";
import { settings } from "../settings.fixture";
import { useToast } from "./Toasts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function Buttons() {
  const show = useToast();
  return (
    <>
      <button onClick={() => show({ title: "One", description: "First words", tone: "success" })}>one</button>
      <button onClick={() => show({ title: "Two", tone: "info" })}>two</button>
      <button onClick={() => show({ title: "Wrong", tone: "error" })}>wrong</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const LEAVING = 150;

test("a message is announced politely, an error at once", () => {
  render(inSite(<Buttons />));
  expect(screen.getByRole("status", { name: "Notifications" })).toBeEmptyDOMElement();
  press("one");
  expect(screen.getByRole("status")).toHaveTextContent("OneFirst words");
  press("wrong");
  expect(screen.getByRole("alert")).toHaveTextContent("Wrong");
});

test("moves to the top after a tap in the lower half, even if taps give no focus", () => {
  render(inSite(<Buttons />));
  const button = screen.getByRole("button", { name: "one" });
  const isHigh = () => screen.getByRole("status").closest("[data-high]") !== null;
  fireEvent.pointerDown(button, { clientY: innerHeight - 20 });
  press("one");
  expect(isHigh()).toBe(true);
  fireEvent.pointerDown(button, { clientY: 20 });
  press("two");
  expect(isHigh()).toBe(false);
});

test("a new message replaces the old one", () => {
  render(inSite(<Buttons />));
  press("one");
  press("two");
  expect(screen.queryByText("One")).toBeNull();
  expect(screen.getByText("Two")).toBeInTheDocument();
});

test("as many messages stay as the limit says, the oldest goes", () => {
  render(inSite(<Buttons />, { toasts: { ...settings.toasts, limit: 2 } }));
  press("one");
  press("two");
  expect(screen.getByText("One")).toBeInTheDocument();
  press("wrong");
  expect(screen.queryByText("One")).toBeNull();
  expect(screen.getByText("Two")).toBeInTheDocument();
});

test("a message leaves after its time", () => {
  render(inSite(<Buttons />));
  press("one");
  pass(settings.toasts.durationMs - 1);
  expect(screen.getByText("One")).toBeInTheDocument();
  pass(1);
  pass(LEAVING);
  expect(screen.queryByText("One")).toBeNull();
});

test("a message with a link stays until the visitor closes it or follows the link", () => {
  const href = { href: "/rules", kind: "page" } as const;
  const Linked = () => {
    const show = useToast();
    return <button onClick={() => show({ title: "Sent", tone: "success", href })}>linked</button>;
  };
  render(inSite(<Linked />));
  press("linked");
  pass(10 * 60_000);
  expect(screen.getByRole("status")).toHaveTextContent("Sent");
  fireEvent.click(screen.getByRole("link", { name: "Learn more" }));
  pass(LEAVING);
  expect(screen.queryByText("Sent")).toBeNull();
  press("linked");
  press("Dismiss");
  pass(LEAVING);
  expect(screen.queryByText("Sent")).toBeNull();
});

test("a message waits while the pointer rests on it, then uses the time it had left", () => {
  render(inSite(<Buttons />));
  press("one");
  pass(4000);
  fireEvent.pointerEnter(screen.getByText("One"));
  pass(60_000);
  expect(screen.getByText("One")).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText("One"));
  pass(999);
  expect(screen.getByText("One")).toBeInTheDocument();
  pass(1);
  pass(LEAVING);
  expect(screen.queryByText("One")).toBeNull();
});

test("a message waits while it has the focus", () => {
  render(inSite(<Buttons />));
  press("one");
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  pass(60_000);
  expect(screen.getByText("One")).toBeInTheDocument();
});

test("a message waits while the page is hidden", () => {
  render(inSite(<Buttons />));
  press("one");
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  pass(60_000);
  expect(screen.getByText("One")).toBeInTheDocument();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  pass(settings.toasts.durationMs);
  pass(LEAVING);
  expect(screen.queryByText("One")).toBeNull();
  hidden.mockRestore();
});

test("Escape closes the newest message", () => {
  render(inSite(<Buttons />, { toasts: { ...settings.toasts, limit: 2 } }));
  press("one");
  press("two");
  fireEvent.keyDown(document.body, { key: "Escape" });
  pass(LEAVING);
  expect(screen.queryByText("Two")).toBeNull();
  expect(screen.getByText("One")).toBeInTheDocument();
});

test("the button closes its message and gives the focus back", () => {
  render(inSite(<Buttons />));
  const opener = screen.getByRole("button", { name: "one" });
  act(() => opener.focus());
  press("one");
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  press("Dismiss");
  pass(LEAVING);
  expect(screen.queryByText("One")).toBeNull();
  expect(opener).toHaveFocus();
});

test("what a message offers is done with the focus where it was before", async () => {
  const found: (Element | null)[] = [];
  function Offer() {
    const show = useToast();
    const run = () => void Promise.resolve().then(() => found.push(document.activeElement));
    return (
      <button onClick={() => show({ title: "Sent?", tone: "info", action: { label: "copy", run } })}>
        send
      </button>
    );
  }
  render(inSite(<Offer />));
  const opener = screen.getByRole("button", { name: "send" });
  act(() => opener.focus());
  press("send");
  act(() => screen.getByRole("button", { name: "copy" }).focus());
  press("copy");
  await act(() => Promise.resolve());
  expect(found).toEqual([opener]);
});

test("the next message keeps its time after one was closed under the pointer", () => {
  render(inSite(<Buttons />));
  press("one");
  fireEvent.pointerEnter(screen.getByText("One"));
  press("Dismiss");
  pass(LEAVING);
  press("two");
  pass(settings.toasts.durationMs);
  pass(LEAVING);
  expect(screen.queryByText("Two")).toBeNull();
});
