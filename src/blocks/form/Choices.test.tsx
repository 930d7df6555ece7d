import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { ToastProvider } from "../../ui/controls/Toasts";
import { SettingsProvider } from "../../ui/Settings";
import { settings } from "../../ui/settings.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import { environment } from "./sending/environment.fixture";
import { examples } from "./examples";
import { Form } from "./Form";
import { FormPages } from "./pages/FormPages";
import { formBlock } from "./schema";

const props = compiled(formBlock, examples.choices);
const role = () => screen.getByRole("radiogroup", { name: "What would you like to do?" });
const evenings = () => screen.getByRole("group", { name: "On which evenings? select at least one" });
const send = () => screen.getByRole("button", { name: "Apply" });

beforeEach(() => sessionStorage.clear());

it("asks for one of the radio buttons and for at least one of the boxes, and sends what was chosen", async () => {
  const user = userEvent.setup();
  const env = environment();
  renderBlock(<Form {...props} Part={FormPages} environment={env} />);
  await user.click(send());
  const [first] = within(role()).getAllByRole("radio");
  await waitFor(() => expect(first).toHaveFocus(), { timeout: 20_000 });
  const missing = "Select an answer for “What would you like to do?”.";
  expect(role()).toHaveAccessibleDescription(missing);
  expect(first).toHaveAccessibleDescription(missing);
  expect(role()).toBeInvalid();
  expect(role()).toBeRequired();
  expect(evenings()).toBeDisabled();

  await user.click(screen.getByRole("radio", { name: "Host events" }));
  expect(role()).not.toHaveAccessibleDescription();
  expect(role()).toBeValid();
  expect(evenings()).toHaveAccessibleDescription("We meet at seven.");
  await user.click(send());
  expect(screen.getByRole("checkbox", { name: "Friday" })).toHaveFocus();
  expect(document.activeElement).toHaveAccessibleDescription(/^Select at least one option/);
  expect(evenings()).toHaveAccessibleDescription(/^Select at least one option for “On which evenings\?”\./);

  await user.click(screen.getByRole("checkbox", { name: "Friday" }));
  await user.click(screen.getByRole("checkbox", { name: "Sunday" }));
  await user.type(screen.getByLabelText("From when on?"), "2026-12-01");
  await user.click(send());
  await screen.findByRole("button", { name: "Submit another response" });
  const [, { body }] = env.fetch.mock.calls[0]!;
  expect(JSON.parse(String(body))).toEqual({
    role: "host",
    evenings: ["fri", "sun"],
    start: "2026-12-01",
    languages: [],
  });
});

it("keeps what was chosen for who comes back", async () => {
  const user = userEvent.setup();
  const { unmount } = renderBlock(<Form {...props} Part={FormPages} environment={environment()} />);
  // Drafts are saved after hydration.
  await waitFor(() => expect(sessionStorage).not.toHaveLength(0), { timeout: 20_000 });
  await user.click(screen.getByRole("radio", { name: "Host events" }));
  await user.click(screen.getByRole("checkbox", { name: "Sunday" }));
  unmount();
  renderBlock(<Form {...props} Part={FormPages} environment={environment()} />);
  expect(screen.getByRole("radio", { name: "Host events" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Sunday" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Friday" })).not.toBeChecked();
  expect(evenings()).toBeEnabled();
});

it("has the browser ask for one of the radio buttons without JavaScript, and says in words that a box has to be ticked", () => {
  document.body.innerHTML = renderToString(
    <SettingsProvider value={settings}>
      <ToastProvider>
        <Form {...props} Part={FormPages} />
      </ToastProvider>
    </SettingsProvider>,
  );
  const [role, pace] = screen.getAllByRole("radiogroup", { name: /would you like|How fast/ });
  for (const radio of within(role!).getAllByRole("radio")) expect(radio).toBeRequired();
  for (const radio of within(pace!).getAllByRole("radio")) expect(radio).not.toBeRequired();
  for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeRequired();
  expect(evenings()).toHaveAccessibleDescription("We meet at seven.");
  const when =
    "Answer only if you chose “Look after the chat / Host events” for “What would you like to do?”.";
  expect(screen.getByText(when)).toBeInTheDocument();
  expect(screen.getByLabelText("From when on?")).toHaveAttribute("min", "2026-11-20");
});

it("gives every part of a form an id of its own, whatever its fields are called", async () => {
  const names = ["role", "role-0", "role-fault", "role-help", "title"];
  type Field = (typeof examples.choices.fields)[number];
  const [asked] = examples.choices.fields;
  const form = compiled(formBlock, {
    ...examples.choices,
    fields: names.map((name) => ({ ...asked!, name, help: "One of them." }) as Field),
  });
  const { container } = renderBlock(<Form {...form} Part={FormPages} environment={environment()} />);
  await userEvent.setup().click(send());
  await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(/^Select an answer/));
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
