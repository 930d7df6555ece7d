import { beforeEach, expect, test, vi } from "vitest";

const noon = Date.parse("2026-11-20T12:00Z");

/** Runs the script in the head, then inserts the announcements. */
async function arrive(html: string): Promise<void> {
  vi.resetModules();
  document.body.innerHTML = "";
  await import("./announcementsBoot");
  document.body.innerHTML = html;
  await Promise.resolve();
}

const line = (id: string, attributes = "") => `<li data-announcement="${id}" ${attributes}>${id}</li>`;
const place = (...lines: string[]) =>
  `<section data-announcements=""><ul>${lines.join("")}</ul></section><main></main>`;
const seen = () =>
  [...document.querySelectorAll<HTMLElement>("li")]
    .filter(({ hidden }) => !hidden)
    .map(({ id, dataset }) => id || dataset["announcement"]);

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ["Date"] });
  localStorage.clear();
});

test("hides expired and closed announcements, and shows those that have begun, before the first paint", async () => {
  localStorage.setItem("sp-closed", "x closed");
  await arrive(
    place(
      line("over", `data-until="${noon}"`),
      line("closed"),
      line("begun", `data-from="${noon}" hidden`),
      line("later", `data-from="${noon + 1}" hidden`),
    ),
  );
  expect(seen()).toEqual(["begun"]);
  expect(document.querySelector("section")!.hidden).toBe(false);
});

test("hides the section if no announcement is left", async () => {
  await arrive(place(line("over", `data-until="${noon - 1}"`)));
  expect(document.querySelector("section")!.hidden).toBe(true);
});

test("counts only visible announcements among the first two", async () => {
  await arrive(place(line("over", `data-until="${noon}"`), line("a"), line("b"), line("c")));
  expect([...document.querySelectorAll("[data-rest]")].map(({ textContent }) => textContent)).toEqual(["c"]);
  expect(document.querySelector("[data-more]")).not.toBeNull();
});

test("works without storage", async () => {
  const forbidden = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await arrive(place(line("a"), line("over", `data-until="${noon}"`)));
  expect(seen()).toEqual(["a"]);
  forbidden.mockRestore();
});
