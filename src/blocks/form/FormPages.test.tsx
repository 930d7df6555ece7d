import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider } from "../../ui/controls/Toasts";
import { SettingsProvider } from "../../ui/Settings";
import { settings } from "../../ui/settings.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import { environment } from "./environment.fixture";
import { examples } from "./examples";
import { Form } from "./Form";
import { FormPages } from "./FormPages";
import { formBlock } from "./schema";
import type { useSending as useSendingType } from "./useSending";

/** Stands before what checks and sends a form: once it is held back, and once it does not come. */
const fetching = vi.hoisted(() => {
  // Files of one worker share their modules: those that another file has loaded know nothing of what stands before.
  vi.resetModules();
  return { before: (): Promise<unknown> => Promise.resolve() };
});
vi.mock("./useSending", async (original) => {
  const { useSending } = await original<{ useSending: typeof useSendingType }>();
  return {
    useSending: () => {
      const { now, load } = useSending();
      return { now, load: () => fetching.before().then(load) };
    },
  };
});

const props = compiled(formBlock, examples.pages);
const button = (name: string) => screen.getByRole("button", { name });
const field = (label: RegExp) => screen.getByLabelText(label);
const shownPage = () => document.querySelector<HTMLElement>("fieldset:not([data-away])")!;

afterAll(() => void vi.resetModules());
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "");
  fetching.before = () => Promise.resolve();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

it("goes from page to page, each checked by itself, and sends what counts", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...props} Part={FormPages} environment={env} />);
  expect(screen.queryByText("Back")).toBeNull();

  await user.click(button("Next"));
  // What checks the fields is fetched first.
  await waitFor(() => expect(field(/^What is it about/)).toHaveFocus(), { timeout: 20_000 });
  expect(field(/^What is it about/)).toBeInvalid();

  await user.selectOptions(field(/^What is it about/), "plot");
  expect(field(/^The number/)).toBeDisabled();
  await user.click(button("Next"));
  expect(shownPage()).toHaveFocus();
  expect(shownPage()).toHaveAccessibleName("The plot Page 2 of 3");
  expect(document.querySelectorAll("fieldset:not([data-away])")).toHaveLength(1);

  // Enter goes on as well.
  await user.type(field(/^Coordinates/), "1 2 3");
  await user.click(field(/^I share it/));
  await user.type(field(/^With whom/), "Moss{Enter}");
  expect(shownPage()).toHaveAccessibleName("About you Page 3 of 3");
  await user.click(button("Back"));
  await waitFor(() => expect(shownPage()).toHaveAccessibleName("The plot Page 2 of 3"));
  await user.click(field(/^I share it/));
  await user.click(button("Next"));
  expect(env.fetch).not.toHaveBeenCalled();

  await user.type(field(/^Name/), "Anna");
  await user.click(button("Hand it in"));
  const [, { body }] = env.fetch.mock.calls[0]!;
  expect(JSON.parse(String(body))).toEqual({ topic: "plot", place: "1 2 3", shared: false, who: "Anna" });

  await user.click(await screen.findByRole("button", { name: "Fill in another" }));
  expect(shownPage()).toHaveAccessibleName("Page 1 of 2");
  expect(field(/^What is it about/)).toHaveFocus();
});

/** Turns to the third page of the form about a plot. */
async function goToTheEnd(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.selectOptions(field(/^What is it about/), "plot");
  await user.click(button("Next"));
  await waitFor(() => expect(shownPages()).toEqual(["Page 2 of 3"]), { timeout: 20_000 });
  await user.type(field(/^Coordinates/), "1 2 3{Enter}");
  expect(shownPages()).toEqual(["Page 3 of 3"]);
}

it("follows the browser's Back and Forward, keeps its page for who comes back, and forgets it once it was sent", async () => {
  const user = userEvent.setup();
  const form = <Form {...props} Part={FormPages} environment={environment()} />;
  const { unmount } = renderBlock(form);
  await goToTheEnd(user);
  history.go(-2);
  await waitFor(() => expect(shownPages()).toEqual(["Page 1 of 3"]));
  expect(shownPage()).toHaveFocus();
  history.forward();
  await waitFor(() => expect(shownPages()).toEqual(["Page 2 of 3"]));
  history.forward();
  await waitFor(() => expect(shownPages()).toEqual(["Page 3 of 3"]));

  // On another entry of the history, as by a link.
  history.pushState(null, "");
  unmount();
  const again = renderBlock(form);
  expect(shownPages()).toEqual(["Page 3 of 3"]);
  expect(field(/^Coordinates/)).toHaveValue("1 2 3");
  history.back();
  await waitFor(() => expect(history.state).not.toBeNull());
  expect(shownPages()).toEqual(["Page 3 of 3"]);

  await user.type(field(/^Name/), "Anna{Enter}");
  await screen.findByRole("button", { name: "Fill in another" });
  // The entries of the pages are left, so that Back leaves the form.
  await waitFor(() => expect(JSON.stringify(history.state)).toContain('"trail":[]'));
  again.unmount();
  renderBlock(form);
  expect(shownPages()).toEqual(["Page 1 of 2"]);
});

it("goes back one page for two quick presses", async () => {
  const user = userEvent.setup();
  renderBlock(<Form {...props} Part={FormPages} environment={environment()} />);
  await goToTheEnd(user);
  const isOver = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  fireEvent.click(button("Back"));
  fireEvent.click(button("Back"));
  await isOver;
  await waitFor(() => expect(shownPages()).toEqual(["Page 2 of 3"]));
  await user.click(button("Back"));
  await waitFor(() => expect(shownPages()).toEqual(["Page 1 of 3"]));
});

it("tells a visitor who has left the page meanwhile that the form has arrived, and shows its first page to who comes back", async () => {
  const user = userEvent.setup();
  let answer = (_response: { ok: boolean }) => {};
  const env = environment(() => new Promise((resolve) => (answer = resolve)));
  const page = (isShown: boolean) => (
    <SettingsProvider settings={settings}>
      <ToastProvider>{isShown && <Form {...props} Part={FormPages} environment={env} />}</ToastProvider>
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
  expect(shownPages()).toEqual(["Page 1 of 2"]);
  expect(field(/^Coordinates/)).toHaveValue("");
});

it("turns to the page of a field that is empty again when everything is sent", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...props} Part={FormPages} environment={env} />);
  await goToTheEnd(user);
  // As a draft is, whose secret fields are not kept.
  (field(/^Coordinates/) as HTMLInputElement).value = "";
  await user.type(field(/^Name/), "Anna{Enter}");
  expect(shownPages()).toEqual(["Page 2 of 3"]);
  expect(field(/^Coordinates/)).toHaveFocus();
  expect(field(/^Coordinates/)).toBeInvalid();
  expect(env.fetch).not.toHaveBeenCalled();
});

it("leaves out pages that do not count, and their required fields", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...props} Part={FormPages} environment={env} />);
  await user.selectOptions(field(/^What is it about/), "fine");
  await user.type(field(/^The number/), "7");
  await user.click(button("Next"));
  await waitFor(() => expect(shownPage()).toHaveAccessibleName("About you Page 2 of 2"), { timeout: 20_000 });
  await user.type(field(/^Name/), "Anna{Enter}");
  const [, { body }] = env.fetch.mock.calls[0]!;
  expect(JSON.parse(String(body))).toEqual({ topic: "fine", number: "7", who: "Anna" });
});

it("has all pages and a note at what depends on others without JavaScript, where nothing of that is required or called optional", () => {
  document.body.innerHTML = renderToString(
    <SettingsProvider settings={settings}>
      <ToastProvider>
        <Form {...props} Part={FormPages} />
      </ToastProvider>
    </SettingsProvider>,
  );
  expect(screen.getByText("Only if “What is it about?” is “A fine”.")).toBeInTheDocument();
  expect(screen.getByText("Only if “What is it about?” is “A plot”.")).toBeInTheDocument();
  expect(screen.getByText("Only with “I share it with others”.")).toBeInTheDocument();
  expect(field(/^The number/)).not.toBeRequired();
  expect(field(/^The number/)).toHaveAccessibleName("The number of the fine");
  expect(field(/^Coordinates/)).not.toBeRequired();
  expect(field(/^Coordinates/)).toBeEnabled();
  expect(field(/^Name/)).toBeRequired();
});

it("has a press on Next kept by the first script of the page until it is alive, which no check of the browser swallows", () => {
  const always = { ...props, fields: props.fields.filter(({ type, when }) => type === "page" && !when) };
  const who = props.fields.filter(({ type, when }) => type !== "page" && !when);
  document.body.innerHTML = renderToString(
    <SettingsProvider settings={settings}>
      <ToastProvider>
        <Form {...props} fields={[...who, ...always.fields, ...who]} Part={FormPages} />
      </ToastProvider>
    </SettingsProvider>,
  );
  expect(screen.getByText("Next").closest("button")).toHaveAttribute("type", "button");
});

it("shows all pages that count where what sends cannot be fetched, and has the browser check and send only them", async () => {
  const user = userEvent.setup();
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  fetching.before = () => Promise.reject(new Error("gone"));
  const { container } = renderBlock(<Form {...props} Part={FormPages} environment={environment()} />);
  const invalid: string[] = [];
  container.addEventListener(
    "invalid",
    ({ target }) => invalid.push((target as HTMLInputElement).name),
    true,
  );
  await user.selectOptions(field(/^What is it about/), "fine");
  await user.type(field(/^The number/), "7");
  await user.click(button("Next"));
  await waitFor(() => expect(shownPages()).toEqual(["Page 1 of 2", "Page 2 of 2"]));
  expect(document.activeElement).toHaveAccessibleName("About you Page 2 of 2");
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
  renderBlock(<Form {...props} Part={FormPages} environment={env} />);
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
  await waitFor(() => expect(shownPages()).toEqual(["Page 1 of 2"]));
  expect(env.fetch).toHaveBeenCalledOnce();
});

it("turns one page for all presses until it can check the first, and for a double click", async () => {
  const user = userEvent.setup();
  const env = environment();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  fetching.before = () => held;
  const optional = props.fields.map((entry) =>
    entry.type === "page" ? entry : { ...entry, required: false },
  );
  renderBlock(<Form {...props} fields={optional} Part={FormPages} environment={env} />);
  await user.selectOptions(field(/^What is it about/), "plot");
  for (const _ of [1, 2, 3]) fireEvent.click(button("Next"));
  release();
  await waitFor(() => expect(shownPages()).toEqual(["Page 2 of 3"]), { timeout: 20_000 });
  expect(shownPage()).toHaveFocus();

  await user.click(button("Back"));
  await waitFor(() => expect(shownPages()).toEqual(["Page 1 of 3"]));
  await user.dblClick(button("Next"));
  expect(shownPages()).toEqual(["Page 2 of 3"]);
  expect(env.fetch).not.toHaveBeenCalled();
});

it("warns of what is too long for mail programs while it counts", async () => {
  const user = userEvent.setup();
  const email = compiled(formBlock, examples.email).delivery;
  renderBlock(<Form {...props} delivery={email} Part={FormPages} environment={environment()} />);
  await user.selectOptions(field(/^What is it about/), "fine");
  await user.click(field(/^The number/));
  await user.paste("7".repeat(3000));
  const warning = /please shorten this by about/;
  expect(await screen.findByText(warning, {}, { timeout: 20_000 })).toBeInTheDocument();
  await user.selectOptions(field(/^What is it about/), "plot");
  expect(screen.queryByText(warning)).toBeNull();
  await user.selectOptions(field(/^What is it about/), "fine");
  expect(screen.getByText(warning)).toBeInTheDocument();
});

/** The places of the pages that are shown. */
function shownPages(): (string | null | undefined)[] {
  return [...document.querySelectorAll("fieldset:not([data-away]) legend")].map(
    (legend) => legend.lastElementChild?.textContent,
  );
}
