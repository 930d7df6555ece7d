import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Faq } from "./Faq";
import { FaqSearch } from "./FaqSearch";
import { faqBlock } from "./schema";

const headings = () => screen.getAllByRole("heading").map((heading) => heading.textContent);
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search questions" });
const said = () => document.querySelector("output")?.textContent;

function show(example: "full" | "closed") {
  renderBlock(<Faq {...compiled(faqBlock, { ...examples[example], search: true })} Search={FaqSearch} />);
}

const scrollIntoView = vi.fn<(this: Element) => void>();
beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => history.replaceState(null, "", "/"));

it("leaves the questions that have each word typed, in an answer or a category too, and says how many", async () => {
  show("full");
  const user = userEvent.setup();
  const all = headings();
  await user.type(field(), "BEES");
  expect(headings()).toEqual(["Questions", "Farms and gardens", "May I keep bees?"]);
  expect(screen.getByText("Showing 1 of 5").tagName).toBe("OUTPUT");
  await user.clear(field());
  await user.type(field(), "version first");
  expect(headings()).toEqual(["Questions", "First steps", "Which version do I need?"]);
  await user.clear(field());
  await user.type(field(), "look come");
  expect(headings()).toEqual(["Questions", "First steps", "Is there a whitelist?"]);
  await user.keyboard("{Escape}");
  expect(field().value).toBe("");
  expect(headings()).toEqual(all);
  expect(said()).toBe("");
});

it("says that nothing was found, and shows everything again at a press", async () => {
  show("full");
  const user = userEvent.setup();
  const all = headings();
  await user.type(field(), "dragons");
  expect(headings()).toEqual(["Questions"]);
  expect(said()).toBe("No results for “dragons”.");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(headings()).toEqual(all);
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
});

it("leaves answers closed that are found", async () => {
  show("closed");
  await userEvent.setup().type(field(), "lead");
  expect(headings()).toEqual(["Asked often", "May I bring my sheep?"]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false]);
});

it.each(["list", "columns", "contents"] as const)(
  "keeps an answer open while its question is found, in the layout %s",
  async (layout) => {
    const written = { ...examples.full, display: "closed" as const, search: true, layout };
    renderBlock(<Faq {...compiled(faqBlock, written)} Search={FaqSearch} />);
    const user = userEvent.setup();
    const answer = () => screen.getByText("May I keep bees?").closest("details")!;
    const details = answer();
    details.open = true;
    await user.type(field(), "bees");
    expect(headings()).toEqual(["Questions", "Farms and gardens", "May I keep bees?"]);
    expect(screen.queryByRole("navigation")).toBeNull();
    await user.clear(field());
    expect(answer()).toBe(details);
    expect(details.open).toBe(true);
  },
);

it("shows all questions again when a link leads to one that was not found", async () => {
  show("closed");
  const all = headings();
  await userEvent.setup().type(field(), "gate");
  expect(headings()).toHaveLength(2);
  const follow = (anchor: string) =>
    act(() => {
      history.replaceState(null, "", anchor);
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
  follow("#elsewhere");
  expect(headings()).toHaveLength(2);
  expect(scrollIntoView).not.toHaveBeenCalled();
  follow("#sheep");
  expect(headings()).toEqual(all);
  expect(field().value).toBe("");
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("sheep")]);
  expect(document.querySelector("#sheep details")).toHaveProperty("open", true);
});
