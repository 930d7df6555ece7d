import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ActionButton } from "./ActionButton";
import { inSite } from "../inSite.fixture";
import { CopyFaces } from "./CopyFaces";
import { StretchedAction } from "../Pressable";

const copyButton = { label: "Copy Server IP", copy: "play.example.net", variant: "primary" } as const;
const toast = { title: "IP Copied!", description: "Paste it into the game.", tone: "success" } as const;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.execCommand = vi.fn(() => false);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function visitor() {
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function refuseClipboard() {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
}

test("copies the text, says so with the toast that is named, and takes it back after two seconds", async () => {
  const user = visitor();
  render(inSite(<ActionButton button={{ ...copyButton, toast }} />));
  const button = screen.getByRole("button", { name: "Copy Server IP" });
  await user.click(button);

  expect(await navigator.clipboard.readText()).toBe("play.example.net");
  expect(await screen.findByText("IP Copied!")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("IP Copied!Paste it into the game.");
  expect(button).toHaveAccessibleName("Copied");

  act(() => void vi.advanceTimersByTime(2000));
  expect(button).toHaveAccessibleName("Copy Server IP");
});

test("without a toast of its own, it says the standard words", async () => {
  const user = visitor();
  render(inSite(<ActionButton button={copyButton} />));
  await user.click(screen.getByRole("button", { name: "Copy Server IP" }));
  expect(await screen.findByText("Copied", { selector: "[role=status] *" })).toBeInTheDocument();
});

test("on a page without the clipboard API it copies the old way", async () => {
  const user = visitor();
  refuseClipboard();
  const execCommand = vi.fn(() => true);
  document.execCommand = execCommand;
  render(inSite(<ActionButton button={copyButton} />));
  await user.click(screen.getByRole("button", { name: "Copy Server IP" }));
  expect(execCommand).toHaveBeenCalledWith("copy");
  expect(await screen.findByText("Copied", { selector: "[role=status] *" })).toBeInTheDocument();
});

test("if the browser blocks copying and nothing shows the text, the toast shows it selected", async () => {
  const user = visitor();
  refuseClipboard();
  render(inSite(<ActionButton button={copyButton} />));
  await user.click(screen.getByRole("button", { name: "Copy Server IP" }));

  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Could not copy" });
  expect(screen.getByRole("alert")).toContainElement(field);
  // The focus moves shortly after the toast appears.
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe("play.example.net");
  expect(screen.getByRole("button", { name: "Copy Server IP" })).toBeInTheDocument();
});

function AddressCard() {
  const address = useRef<HTMLElement>(null);
  return (
    <StretchedAction action={{ copy: "play.example.net" }} source={address} label="Copy: play.example.net">
      <CopyFaces>Copy</CopyFaces> <code ref={address}>play.example.net</code>
    </StretchedAction>
  );
}

test("if the clipboard does not respond, the toast soon says so and the text is selected", async () => {
  const user = visitor();
  vi.spyOn(navigator.clipboard, "writeText").mockReturnValue(new Promise(() => {}));
  render(inSite(<AddressCard />));
  await user.click(screen.getByRole("button"));
  act(() => void vi.advanceTimersByTime(1500));
  expect(await screen.findByText("Could not copy")).toBeInTheDocument();
  expect(getSelection()?.toString()).toBe("play.example.net");
});

test("if the browser blocks copying, the visible text is selected", async () => {
  const user = visitor();
  refuseClipboard();
  render(inSite(<AddressCard />));
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText("Could not copy")).toBeInTheDocument();
  expect(getSelection()?.toString()).toBe("play.example.net");
  expect(screen.getByRole("alert")).toHaveTextContent("The text is selected");
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a card's confirmation of copying is part of its name", async () => {
  const user = visitor();
  render(inSite(<AddressCard />));
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText("Copied", { selector: "[role=status] *" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copied play.example.net" })).toBeVisible();
});

test("an action that does nothing renders its words alone", () => {
  render(inSite(<StretchedAction action={{}}>Just words</StretchedAction>));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Just words")).toBeInTheDocument();
});
