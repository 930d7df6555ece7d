import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { ToastProvider } from "../../ui/controls/Toasts";
import { SettingsProvider } from "../../ui/Settings";
import { settings } from "../../ui/settings.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import { environment } from "./environment.fixture";
import { examples } from "./examples";
import { Form } from "./Form";
import { FormPages } from "./FormPages";
import { formBlock } from "./schema";

const props = compiled(formBlock, examples.pages);
const button = (name: string) => screen.getByRole("button", { name });
const field = (label: RegExp) => screen.getByLabelText(label);
const shownPage = () => document.querySelector<HTMLElement>("fieldset:not([data-away])")!;

beforeEach(() => {
  sessionStorage.clear();
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
  await user.click(field(/^I share it/));
  await user.click(button("Next"));
  expect(env.fetch).not.toHaveBeenCalled();

  await user.type(field(/^Name/), "Anna");
  await user.click(button("Hand it in"));
  const [, { body }] = env.fetch.mock.calls[0]!;
  expect(JSON.parse(String(body))).toEqual({ topic: "plot", place: "1 2 3", shared: false, who: "Anna" });
  expect(shownPage()).toHaveAccessibleName("Page 1 of 2");
  expect(shownPage()).toHaveFocus();
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

it("has all pages and a note at what depends on others without JavaScript, where nothing of that is required", () => {
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
  expect(field(/^Coordinates/)).not.toBeRequired();
  expect(field(/^Coordinates/)).toBeEnabled();
  expect(field(/^Name/)).toBeRequired();
});
