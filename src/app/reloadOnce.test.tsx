import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reloadOnce";

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("location", { reload });
  reload.mockReset();
  sessionStorage.clear();
  document.body.innerHTML = '<input value="a"><input type="checkbox" checked><textarea>b</textarea>';
});

test("reloads once for each state of the page", () => {
  reloadOnce("first");
  reloadOnce("first");
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce("second");
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ["a changed text", "input", { value: "c" }],
  ["a changed checkbox", "[type=checkbox]", { checked: false }],
  ["a changed long text", "textarea", { value: "c" }],
])("keeps %s", (_, selector, change) => {
  Object.assign(document.querySelector(selector)!, change);
  reloadOnce("first");
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  reloadOnce("first");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("does not reload if the browser keeps no state", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota is exceeded.", "QuotaExceededError");
  });
  reloadOnce("first");
  expect(reload).not.toHaveBeenCalled();
});
