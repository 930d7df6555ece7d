import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Glyph } from "../../ui/elements/Glyph";
import { settings } from "../../ui/settings.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import type { FormEnvironment } from "./sending/deliver";
import { environment } from "./sending/environment.fixture";
import { examples } from "./examples";
import { Form } from "./Form";
import { formBlock } from "./schema";

const email = compiled(formBlock, examples.email);
const post = compiled(formBlock, examples.post);

/** An answer of the form service that comes when the test says so. */
function heldBack() {
  let answer = (_response: { ok: boolean }) => {};
  const promise = new Promise<{ ok: boolean }>((resolve) => {
    answer = resolve;
  });
  return { fetch: () => promise, answer: (ok: boolean) => act(async () => answer({ ok })) };
}

async function fillApplication(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Name"), "Anna");
  await user.type(screen.getByLabelText("Age"), "31");
  await user.selectOptions(screen.getByLabelText("Village"), "Oakhill");
  await user.type(screen.getByLabelText(/^Plans/), "A mill.");
  await user.click(screen.getByLabelText("I have read the rules"));
}

describe("what the form shows", () => {
  it("labels every control, says which may stay empty and links the hints", () => {
    renderBlock(<Form {...post} />);
    const plans = screen.getByLabelText(/^Plans/);
    expect(plans).toHaveAccessibleName("Plans optional");
    expect(plans).toHaveAccessibleDescription("What will you build?");
    expect(plans).toHaveAttribute("rows", "4");
    expect(screen.getByLabelText("Name")).toBeRequired();
    expect(screen.getByLabelText("Name")).toHaveAttribute("autocomplete", "nickname");
    expect(screen.getByLabelText(/^Mail/)).toHaveAttribute("type", "email");
    expect(screen.getByLabelText(/^A picture/)).toHaveAttribute("type", "url");
    expect(screen.getByLabelText("Age")).toHaveAttribute("min", "13");
    expect(screen.getByLabelText("Village")).toHaveDisplayValue("Where would you like to live?");
    expect(screen.getByLabelText("Tell me about events optional")).not.toBeRequired();
    expect(screen.getByRole("form", { name: "Apply for a plot" })).toBeInTheDocument();
  });
});

describe("checking", () => {
  it("says in place what is wrong, moves to the first wrong field and sends nothing", async () => {
    const user = userEvent.setup();
    const env = environment();
    renderBlock(<Form {...post} environment={env} />);
    await user.type(screen.getByLabelText(/^Mail/), "anna");
    await user.type(screen.getByLabelText(/^A picture/), "mill");
    await user.type(screen.getByLabelText("Age"), "3");
    await user.click(screen.getByRole("button", { name: "Apply" }));

    const name = screen.getByLabelText("Name");
    await waitFor(() => expect(name).toHaveFocus(), { timeout: 20_000 });
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription("Fill in “Name”.");
    expect(screen.getByLabelText(/^Mail/)).toHaveAccessibleDescription(settings.labels.emailInvalid);
    expect(screen.getByLabelText(/^A picture/)).toHaveAccessibleDescription(settings.labels.urlInvalid);
    expect(screen.getByLabelText("Age")).toHaveAccessibleDescription("Enter 13 or more.");
    expect(screen.getByLabelText("Village")).toHaveAccessibleDescription("Select an answer for “Village”.");
    expect(screen.getByLabelText("I have read the rules")).toHaveAccessibleDescription(
      "Tick “I have read the rules” to continue.",
    );
    expect(env.fetch).not.toHaveBeenCalled();
  });

  it("takes the message away as soon as the field is fixed, and keeps the others", async () => {
    const user = userEvent.setup();
    renderBlock(<Form {...email} environment={environment()} />);
    await user.click(screen.getByRole("button", { name: "Write the mail" }));
    const name = screen.getByLabelText("Name in the game");
    await user.type(name, "An");
    expect(name).toHaveAccessibleDescription("Enter at least 3 characters.");
    await user.type(name, "na");
    expect(name).not.toHaveAttribute("aria-invalid");
    expect(name).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText("Message")).toHaveAttribute("aria-invalid", "true");
  });

  it("leaves a field in peace that was not found wrong yet", async () => {
    const user = userEvent.setup();
    renderBlock(<Form {...email} environment={environment()} />);
    await user.type(screen.getByLabelText("Mail address"), "a");
    expect(screen.getByLabelText("Mail address")).not.toHaveAttribute("aria-invalid");
  });

  it("does not cut off what is too long, but says so", async () => {
    const user = userEvent.setup();
    renderBlock(<Form {...email} environment={environment()} />);
    await user.type(screen.getByLabelText("Name in the game"), "A name of far too many letters");
    await user.click(screen.getByRole("button", { name: "Write the mail" }));
    expect(screen.getByLabelText("Name in the game")).toHaveValue("A name of far too many letters");
    expect(screen.getByLabelText("Name in the game")).toHaveAccessibleDescription(
      "Enter no more than 16 characters.",
    );
  });

  it("names the steps of a number", async () => {
    const user = userEvent.setup();
    renderBlock(<Form {...compiled(formBlock, examples.long)} environment={environment()} />);
    await user.type(screen.getByLabelText(/^Price/), "1.3");
    await user.click(screen.getByRole("button"));
    expect(screen.getByLabelText(/^Price/)).toHaveAccessibleDescription("Only steps of 0.5 are allowed.");
  });
});

describe("delivery by post", () => {
  it("sends typed answers, then empties the form and replaces it with a confirmation", async () => {
    const user = userEvent.setup();
    const env = environment();
    renderBlock(<Form {...post} environment={env} />);
    await fillApplication(user);
    await user.click(screen.getByRole("button", { name: "Apply" }));

    const arrived = await screen.findByRole("heading", { name: "Your application has arrived" });
    expect(arrived).toHaveFocus();
    // The focus has it read out: a status beside it would say it again.
    expect(arrived.closest("[role=status]")).toBeNull();
    expect(screen.queryByRole("form")).toBeNull();
    const [url, init] = env.fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://forms.fernhollow.example/apply");
    expect(JSON.parse(init?.body as string)).toEqual({
      name: "Anna",
      email: "",
      build: "",
      age: 31,
      village: "oak",
      plans: "A mill.",
      rules: true,
      news: false,
    });
    expect(env.timeout).toHaveBeenCalledWith(10_000);
    expect(screen.getByLabelText("Name")).toHaveValue("");
    expect(screen.getByLabelText("I have read the rules")).not.toBeChecked();

    await user.click(screen.getByRole("button", { name: "Submit another response" }));
    expect(screen.queryByText("Your application has arrived")).toBeNull();
    expect(screen.getByRole("form", { name: "Apply for a plot" })).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("has the message that the site gives say how it ends, with its description read out beside the heading", async () => {
    const user = userEvent.setup();
    const noted = { title: "It is noted", description: "We answer within a week.", tone: "info" } as const;
    const { container } = renderBlock(<Form {...post} successToast={noted} environment={environment()} />);
    await fillApplication(user);
    await user.click(screen.getByRole("button", { name: "Apply" }));
    const heading = await screen.findByRole("heading", { name: "It is noted" });
    expect(heading).toHaveAccessibleDescription("We answer within a week.");
    const info = renderToStaticMarkup(<Glyph name="info" />).match(/ d="[^"]*"/)![0];
    expect(container.innerHTML).toContain(info);
  });

  it("sends a classic form where the config says so", async () => {
    const user = userEvent.setup();
    const env = environment();
    renderBlock(<Form {...compiled(formBlock, examples.long)} environment={env} />);
    await user.type(screen.getByLabelText(/^Price/), "1.5");
    await user.click(screen.getByRole("button"));
    expect(String(env.fetch.mock.calls[0]?.[1].body)).toBe("answer=&price=1.5");
    expect(await screen.findByText("Sent")).toBeInTheDocument();
  });

  it("shows that it is under way, keeps the fields as they are and cannot be sent twice", async () => {
    const user = userEvent.setup();
    const service = heldBack();
    const env = environment(service.fetch);
    renderBlock(<Form {...post} environment={env} />);
    await fillApplication(user);
    await user.click(screen.getByRole("button", { name: "Apply" }));

    const button = screen.getByRole("button", { name: "Sending…" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveFocus();
    expect(screen.getAllByText("Sending…").some((words) => words.matches("output"))).toBe(true);
    await user.click(button);
    await user.type(screen.getByLabelText("Name"), "bel{enter}");
    expect(screen.getByLabelText("Name")).toHaveValue("Anna");
    expect(env.fetch).toHaveBeenCalledOnce();

    await service.answer(true);
    await user.click(screen.getByRole("button", { name: "Submit another response" }));
    expect(screen.getByRole("button", { name: "Apply" })).not.toHaveAttribute("aria-disabled");
  });

  it.each([
    ["refuses", async () => ({ ok: false })],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answers too late", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ] satisfies [string, FormEnvironment["fetch"]][])(
    "keeps everything that was typed when the service %s, and can be sent again",
    async (_case, fetch) => {
      const user = userEvent.setup();
      const env = environment(fetch);
      renderBlock(<Form {...post} environment={env} />);
      await fillApplication(user);
      await user.click(screen.getByRole("button", { name: "Apply" }));

      expect(await screen.findByRole("alert")).toHaveTextContent("The office is closed");
      expect(screen.getByLabelText("Name")).toHaveValue("Anna");
      expect(screen.getByLabelText("Age")).toHaveValue(31);
      expect(screen.getByLabelText("Village")).toHaveValue("oak");
      expect(screen.getByLabelText("I have read the rules")).toBeChecked();

      env.fetch.mockResolvedValue({ ok: true });
      await user.click(screen.getByRole("button", { name: "Apply" }));
      await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue(""));
      expect(env.fetch).toHaveBeenCalledTimes(2);
    },
  );

  it("empties a form that has a field named reset", async () => {
    const user = userEvent.setup();
    const form = compiled(formBlock, {
      type: "form",
      fields: [{ type: "text", name: "reset", label: "Reset code" }],
      submit: "Send",
      delivery: { type: "post", url: "https://forms.example" },
    });
    renderBlock(<Form {...form} environment={environment()} />);
    await user.type(screen.getByLabelText(/^Reset code/), "1234");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByLabelText(/^Reset code/)).toHaveValue(""));
  });
});
