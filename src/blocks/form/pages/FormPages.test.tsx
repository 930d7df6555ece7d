import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { ToastProvider } from "../../../ui/controls/Toasts";
import { SettingsProvider } from "../../../ui/Settings";
import { settings } from "../../../ui/settings.fixture";
import { compiled, renderBlock } from "../../compiled.fixture";
import { examples } from "../examples";
import { Form } from "../Form";
import { formBlock } from "../schema";
import { environment } from "../sending/environment.fixture";
import { FormPages } from "./FormPages";
import { button, field, goToTheEnd, openNewTab, pagedForm, shownPage, shownPages } from "./pagedForm.fixture";

beforeEach(openNewTab);

it("validates each page separately, and sends the fields whose conditions are met", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...pagedForm} Part={FormPages} environment={env} />);
  expect(screen.queryByText("Back")).toBeNull();

  await user.click(button("Next"));
  // The validation loads first.
  await waitFor(() => expect(field(/^What is it about/)).toHaveFocus(), { timeout: 20_000 });
  expect(field(/^What is it about/)).toBeInvalid();

  await user.selectOptions(field(/^What is it about/), "plot");
  expect(field(/^The number/)).toBeDisabled();
  await user.click(button("Next"));
  expect(shownPage()).toHaveFocus();
  expect(shownPage()).toHaveAccessibleName("The plot Step 2 of 3");
  expect(document.querySelectorAll("fieldset:not([data-away])")).toHaveLength(1);
  expect(document.querySelectorAll("[data-done]")).toHaveLength(2);

  // Enter goes on as well.
  await user.type(field(/^Coordinates/), "1 2 3");
  await user.click(field(/^I share it/));
  await user.type(field(/^With whom/), "Moss{Enter}");
  expect(shownPage()).toHaveAccessibleName("About you Step 3 of 3");
  await user.click(button("Back"));
  await waitFor(() => expect(shownPage()).toHaveAccessibleName("The plot Step 2 of 3"));
  await user.click(field(/^I share it/));
  await user.click(button("Next"));
  expect(env.fetch).not.toHaveBeenCalled();

  await user.type(field(/^Name/), "Anna");
  await user.click(button("Hand it in"));
  const [, { body }] = env.fetch.mock.calls[0]!;
  expect(JSON.parse(String(body))).toEqual({ topic: "plot", place: "1 2 3", shared: false, who: "Anna" });

  await user.click(await screen.findByRole("button", { name: "Submit another response" }));
  expect(shownPage()).toHaveAccessibleName("Step 1 of 2");
  expect(field(/^What is it about/)).toHaveFocus();
});

it("turns to the page of a field that is empty again when everything is sent", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...pagedForm} Part={FormPages} environment={env} />);
  await goToTheEnd(user);
  // As a draft is, whose secret fields are not kept.
  (field(/^Coordinates/) as HTMLInputElement).value = "";
  await user.type(field(/^Name/), "Anna{Enter}");
  expect(shownPages()).toEqual(["Step 2 of 3"]);
  expect(field(/^Coordinates/)).toHaveFocus();
  expect(field(/^Coordinates/)).toBeInvalid();
  expect(env.fetch).not.toHaveBeenCalled();
});

it("shows all pages if the browser rejects a field on a hidden page", () => {
  renderBlock(<Form {...pagedForm} Part={FormPages} environment={environment()} />);
  expect(shownPages()).toEqual(["Step 1 of 2"]);
  fireEvent.invalid(field(/^Name/));
  expect(shownPages()).toEqual(["Step 1 of 2", "Step 2 of 2"]);
});

it("leaves out pages that do not count, and their required fields", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...pagedForm} Part={FormPages} environment={env} />);
  await user.selectOptions(field(/^What is it about/), "fine");
  await user.type(field(/^The number/), "7");
  await user.click(button("Next"));
  await waitFor(() => expect(shownPage()).toHaveAccessibleName("About you Step 2 of 2"), { timeout: 20_000 });
  await user.type(field(/^Name/), "Anna{Enter}");
  const [, { body }] = env.fetch.mock.calls[0]!;
  expect(JSON.parse(String(body))).toEqual({ topic: "fine", number: "7", who: "Anna" });
});

it("shows all pages without JavaScript, with notes at conditional fields, which are neither required nor called optional", () => {
  document.body.innerHTML = renderToString(
    <SettingsProvider value={settings}>
      <ToastProvider>
        <Form {...pagedForm} Part={FormPages} />
      </ToastProvider>
    </SettingsProvider>,
  );
  expect(screen.getByText("Answer only if you chose “A fine” for “What is it about?”.")).toBeInTheDocument();
  expect(screen.getByText("Answer only if you chose “A plot” for “What is it about?”.")).toBeInTheDocument();
  expect(
    screen.getByText("Answer only if you filled in or ticked “I share it with others”."),
  ).toBeInTheDocument();
  expect(field(/^The number/)).not.toBeRequired();
  expect(field(/^The number/)).toHaveAccessibleName("The number of the fine");
  expect(field(/^Coordinates/)).not.toBeRequired();
  expect(field(/^Coordinates/)).toBeEnabled();
  expect(field(/^Name/)).toBeRequired();
});

it("has a press on Next kept by the first script of the page until it is alive, which no check of the browser swallows", () => {
  const always = {
    ...pagedForm,
    fields: pagedForm.fields.filter(({ type, when }) => type === "page" && !when),
  };
  const who = pagedForm.fields.filter(({ type, when }) => type !== "page" && !when);
  document.body.innerHTML = renderToString(
    <SettingsProvider value={settings}>
      <ToastProvider>
        <Form {...pagedForm} fields={[...who, ...always.fields, ...who]} Part={FormPages} />
      </ToastProvider>
    </SettingsProvider>,
  );
  expect(screen.getByText("Next").closest("button")).toHaveAttribute("type", "button");
});

it("warns about answers that are too long for email apps, counting only shown fields", async () => {
  const user = userEvent.setup();
  const email = compiled(formBlock, examples.email).delivery;
  renderBlock(<Form {...pagedForm} delivery={email} Part={FormPages} environment={environment()} />);
  await user.selectOptions(field(/^What is it about/), "fine");
  await user.click(field(/^The number/));
  await user.paste("7".repeat(3000));
  const warning = /Shorten it by about/;
  expect(await screen.findByText(warning, {}, { timeout: 20_000 })).toBeInTheDocument();
  await user.selectOptions(field(/^What is it about/), "plot");
  expect(screen.queryByText(warning)).toBeNull();
  await user.selectOptions(field(/^What is it about/), "fine");
  expect(screen.getByText(warning)).toBeInTheDocument();
});
