import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks } from "./followLinks";

const navigate = vi.fn();
let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <a data-page="" href="/base/rules#apply"><span>Rules</span></a>
    <a data-page="found" href="/base/staff">Staff</a>
    <a href="#apply">Apply</a>`;
  end = followLinks({ navigate });
});
afterEach(() => {
  end();
  navigate.mockReset();
  document.body.innerHTML = "";
});

/** Clicks on an element, and returns whether the browser would follow the link itself. */
const click = (selector: string, more: MouseEventInit = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));

describe("followLinks", () => {
  it("navigates to the page of a link, wherever in the link the click is", () => {
    expect(click("span")).toBe(false);
    expect(click("[data-page=found]")).toBe(false);
    expect(navigate.mock.calls).toEqual([["/base/rules#apply"], ["/base/staff"]]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a click with %o to the browser",
    (more) => {
      document.addEventListener("click", (event) => event.preventDefault(), { once: true });
      click("span", more);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it("leaves links to anchors and files to the browser", () => {
    click("[href='#apply']");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("does not navigate if a handler of the link prevented it", () => {
    document.querySelector("span")!.addEventListener("click", (event) => event.preventDefault());
    click("span");
    expect(navigate).not.toHaveBeenCalled();
  });
});
