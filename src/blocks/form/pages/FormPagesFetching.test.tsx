import { fireEvent, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { renderBlock } from "../../compiled.fixture";
import { Form } from "../Form";
import { environment } from "../sending/environment.fixture";
import type { useSending as useSendingType } from "../sending/useSending";
import { FormPages } from "./FormPages";
import { button, field, openNewTab, pagedForm, shownPage, shownPages } from "./pagedForm.fixture";

/** Delays the module that validates and sends a form, or lets it fail to load. */
const fetching = vi.hoisted(() => {
  // Test files in a worker share their modules, so a module may already be loaded without the mock.
  vi.resetModules();
  return { before: (): Promise<unknown> => Promise.resolve() };
});
vi.mock("../sending/useSending", async (original) => {
  const { useSending } = await original<{ useSending: typeof useSendingType }>();
  return {
    useSending: () => {
      const { now, load } = useSending();
      return { now, load: () => fetching.before().then(load) };
    },
  };
});

afterAll(() => void vi.resetModules());
beforeEach(() => {
  openNewTab();
  fetching.before = () => Promise.resolve();
});

it("shows all pages that count where what sends cannot be fetched, and has the browser check and send only them", async () => {
  const user = userEvent.setup();
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  fetching.before = () => Promise.reject(new Error("gone"));
  const { container } = renderBlock(<Form {...pagedForm} Part={FormPages} environment={environment()} />);
  const invalid: string[] = [];
  container.addEventListener(
    "invalid",
    ({ target }) => invalid.push((target as HTMLInputElement).name),
    true,
  );
  await user.selectOptions(field(/^What is it about/), "fine");
  await user.type(field(/^The number/), "7");
  await user.click(button("Next"));
  await waitFor(() => expect(shownPages()).toEqual(["Step 1 of 2", "Step 2 of 2"]));
  expect(document.activeElement).toHaveAccessibleName("About you Step 2 of 2");
  expect(document.body).not.toHaveTextContent("Page 0");

  await user.click(button("Hand it in"));
  await waitFor(() => expect(invalid).toEqual(["who"]));
  expect(submit).not.toHaveBeenCalled();
  await user.type(field(/^Name/), "Anna");
  await user.click(button("Hand it in"));
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  submit.mockRestore();
});

it("shows one page again once all were shown and sent", async () => {
  const user = userEvent.setup();
  const env = environment();
  fetching.before = () => Promise.reject(new Error("gone"));
  renderBlock(<Form {...pagedForm} Part={FormPages} environment={env} />);
  await user.selectOptions(field(/^What is it about/), "fine");
  await user.click(button("Next"));
  await waitFor(() => expect(shownPages()).toHaveLength(2));

  fetching.before = () => Promise.resolve();
  await user.click(button("Hand it in"));
  // All that is shown is checked.
  await waitFor(() => expect(field(/^Name/)).toBeInvalid(), { timeout: 20_000 });
  expect(env.fetch).not.toHaveBeenCalled();
  await user.type(field(/^The number/), "7");
  await user.type(field(/^Name/), "Anna");
  await user.click(button("Hand it in"));
  await waitFor(() => expect(shownPages()).toEqual(["Step 1 of 2"]));
  expect(env.fetch).toHaveBeenCalledOnce();
});

it("turns one page for all presses until it can check the first, and for a double click", async () => {
  const user = userEvent.setup();
  const env = environment();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  fetching.before = () => held;
  const optional = pagedForm.fields.map((entry) =>
    entry.type === "page" ? entry : { ...entry, required: false },
  );
  renderBlock(<Form {...pagedForm} fields={optional} Part={FormPages} environment={env} />);
  await user.selectOptions(field(/^What is it about/), "plot");
  for (const _ of [1, 2, 3]) fireEvent.click(button("Next"));
  release();
  await waitFor(() => expect(shownPages()).toEqual(["Step 2 of 3"]), { timeout: 20_000 });
  expect(shownPage()).toHaveFocus();

  await user.click(button("Back"));
  await waitFor(() => expect(shownPages()).toEqual(["Step 1 of 3"]));
  await user.dblClick(button("Next"));
  expect(shownPages()).toEqual(["Step 2 of 3"]);
  expect(env.fetch).not.toHaveBeenCalled();
});
