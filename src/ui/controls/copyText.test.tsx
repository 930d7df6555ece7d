import { beforeEach, expect, test, vi } from "vitest";
import { copyText } from "./copyText";

const clipboard = { writeText: vi.fn() };

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard });
  clipboard.writeText.mockReset().mockResolvedValue(undefined);
});

test("counts a copy from before hydration once", async () => {
  document.documentElement.dataset["early"] = "play.example.net";
  expect(await copyText("other.example.net")).toBe(true);
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith("other.example.net");
  expect(await copyText("play.example.net")).toBe(true);
  expect(clipboard.writeText).toHaveBeenCalledTimes(1);
  expect(await copyText("play.example.net")).toBe(true);
  expect(clipboard.writeText).toHaveBeenLastCalledWith("play.example.net");
});

test("copies by selection, then removes its field and returns the focus", async () => {
  clipboard.writeText.mockRejectedValue(new Error("not allowed"));
  document.body.innerHTML = "<button>Copy</button>";
  const button = document.querySelector("button")!;
  button.focus();
  let selected: string | undefined;
  document.execCommand = () => {
    const field = document.querySelector("textarea")!;
    // Browsers focus an element when a script selects its text. jsdom does not.
    field.focus();
    selected = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  };
  expect(await copyText("play.example.net")).toBe(true);
  expect(selected).toBe("play.example.net");
  expect(document.body.innerHTML).toBe("<button>Copy</button>");
  expect(button).toHaveFocus();
});
