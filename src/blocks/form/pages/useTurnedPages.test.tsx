import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { ToastProvider } from "../../../ui/controls/Toasts";
import { SettingsProvider } from "../../../ui/Settings";
import { settings } from "../../../ui/settings.fixture";
import { renderBlock } from "../../compiled.fixture";
import { Form } from "../Form";
import { environment } from "../sending/environment.fixture";
import { FormPages } from "./FormPages";
import { button, field, goToTheEnd, openNewTab, pagedForm, shownPage, shownPages } from "./pagedForm.fixture";

beforeEach(openNewTab);

/** Resolves once the browser has gone to another entry of its history. */
const historyMoves = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

it("follows the browser's Back and Forward, keeps its page for who comes back, and forgets it once it was sent", async () => {
  const user = userEvent.setup();
  const form = <Form {...pagedForm} Part={FormPages} environment={environment()} />;
  const { unmount } = renderBlock(form);
  await goToTheEnd(user);
  history.go(-2);
  await waitFor(() => expect(shownPages()).toEqual(["Step 1 of 3"]));
  expect(shownPage()).toHaveFocus();
  history.forward();
  await waitFor(() => expect(shownPages()).toEqual(["Step 2 of 3"]));
  history.forward();
  await waitFor(() => expect(shownPages()).toEqual(["Step 3 of 3"]));

  // On another entry of the history, as by a link.
  history.pushState(null, "");
  unmount();
  const again = renderBlock(form);
  expect(shownPages()).toEqual(["Step 3 of 3"]);
  expect(field(/^Coordinates/)).toHaveValue("1 2 3");
  history.back();
  await waitFor(() => expect(history.state).not.toBeNull());
  expect(shownPages()).toEqual(["Step 3 of 3"]);

  await user.type(field(/^Name/), "Anna{Enter}");
  await screen.findByRole("button", { name: "Submit another response" });
  // The entries of the pages are left, so that Back leaves the form.
  await waitFor(() => expect(JSON.stringify(history.state)).toContain('"trail":[]'));
  again.unmount();
  renderBlock(form);
  expect(shownPages()).toEqual(["Step 1 of 2"]);
});

it("goes back one page for two quick presses", async () => {
  const user = userEvent.setup();
  renderBlock(<Form {...pagedForm} Part={FormPages} environment={environment()} />);
  await goToTheEnd(user);
  const isOver = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  fireEvent.click(button("Back"));
  fireEvent.click(button("Back"));
  await isOver;
  await waitFor(() => expect(shownPages()).toEqual(["Step 2 of 3"]));
  await user.click(button("Back"));
  await waitFor(() => expect(shownPages()).toEqual(["Step 1 of 3"]));
});

it("tells a visitor who has left the page meanwhile that the form has arrived, and shows its first page to who comes back", async () => {
  const user = userEvent.setup();
  let answer = (_response: { ok: boolean }) => {};
  const env = environment(() => new Promise((resolve) => (answer = resolve)));
  const page = (isShown: boolean) => (
    <SettingsProvider value={settings}>
      <ToastProvider>{isShown && <Form {...pagedForm} Part={FormPages} environment={env} />}</ToastProvider>
    </SettingsProvider>
  );
  const { rerender } = render(page(true));
  await goToTheEnd(user);
  await user.type(field(/^Name/), "Anna{Enter}");
  await waitFor(() => expect(env.fetch).toHaveBeenCalledOnce());
  history.pushState(null, "");
  rerender(page(false));
  await act(async () => answer({ ok: true }));
  expect(await screen.findByText(settings.toasts.standard.formSent.title)).toBeInTheDocument();
  rerender(page(true));
  expect(shownPages()).toEqual(["Step 1 of 2"]);
  expect(field(/^Coordinates/)).toHaveValue("");
});

it("turns no page and sends nothing for a press that comes while Back is on its way", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...pagedForm} Part={FormPages} environment={env} />);
  await goToTheEnd(user);
  await user.type(field(/^Name/), "Anna");
  for (const [pressed, arrivesAt] of [
    ["Hand it in", "Step 2 of 3"],
    ["Next", "Step 1 of 3"],
  ] as const) {
    const isOver = historyMoves();
    fireEvent.click(button("Back"));
    fireEvent.click(button(pressed));
    await isOver;
    await waitFor(() => expect(shownPages()).toEqual([arrivesAt]));
  }
  expect(env.fetch).not.toHaveBeenCalled();
  await user.click(button("Next"));
  expect(shownPages()).toEqual(["Step 2 of 3"]);
});

it("turns the pages of two forms of one page each for itself, also back through the history of both", async () => {
  const user = userEvent.setup();
  const forms = ["one", "two"].map((id) => (
    <div key={id} data-testid={id}>
      <Form {...pagedForm} Part={FormPages} environment={environment()} />
    </div>
  ));
  const { unmount } = renderBlock(forms);
  const next = async (id: string) => {
    const form = within(screen.getByTestId(id));
    await user.selectOptions(form.getByLabelText(/^What is it about/), "plot");
    await user.click(form.getByRole("button", { name: "Next" }));
  };
  const shown = (...pages: string[]) =>
    waitFor(() => expect(shownPages().map((place) => /\d/.exec(place!)?.[0])).toEqual(pages), {
      timeout: 20_000,
    });
  await next("one");
  await shown("2", "1");
  await next("two");
  await shown("2", "2");
  unmount();
  renderBlock(forms);
  await shown("2", "2");

  // The first form adds an entry because the entry before belongs to the second form.
  await user.click(within(screen.getByTestId("one")).getByRole("button", { name: "Back" }));
  await shown("1", "2");
  history.back();
  await shown("2", "2");
  history.back();
  await shown("2", "1");
  history.back();
  await shown("1", "1");
});
