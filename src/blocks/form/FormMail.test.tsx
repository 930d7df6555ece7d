import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { environment } from "./sending/environment.fixture";
import { examples } from "./examples";
import { Form } from "./Form";
import { formBlock } from "./schema";

const email = compiled(formBlock, examples.email);

describe("delivery by mail", () => {
  it("opens a mail with everything filled in, says so and keeps what was typed", async () => {
    const user = userEvent.setup();
    const env = environment();
    renderBlock(<Form {...email} environment={env} />);
    await user.type(screen.getByLabelText("Name in the game"), "Miller_Anna");
    await user.type(screen.getByLabelText("Mail address"), "anna@mill.example");
    await user.type(screen.getByLabelText("Message"), "Dear all,{enter}the wheel & the dam are ready.");
    await user.click(screen.getByRole("button", { name: "Write the mail" }));

    const url = new URL(env.open.mock.calls[0]?.[0] ?? "");
    expect(url.pathname).toBe("post@fernhollow.example");
    expect(url.searchParams.get("subject")).toBe("A message from the site");
    expect(url.searchParams.get("body")).toBe(
      "Name in the game: Miller_Anna\r\nMail address: anna@mill.example\r\n\r\nMessage:\r\nDear all,\r\nthe wheel & the dam are ready.",
    );
    expect(await screen.findByText("Opening your email app")).toBeInTheDocument();
    expect(screen.getByLabelText("Name in the game")).toHaveValue("Miller_Anna");
    expect(env.fetch).not.toHaveBeenCalled();
  });
});

describe("what becomes of a mail", () => {
  const write = async (user: ReturnType<typeof userEvent.setup>, message: string) => {
    await user.type(screen.getByLabelText("Name in the game"), "Anna");
    await user.type(screen.getByLabelText("Mail address"), "anna@mill.example");
    await user.click(screen.getByLabelText("Message"));
    await user.paste(message);
    return screen.getByRole("button", { name: "Write the mail" });
  };

  it("opens once on a double click", async () => {
    const user = userEvent.setup();
    const env = environment();
    env.open.mockReturnValue(new Promise(() => {}));
    renderBlock(<Form {...email} environment={env} />);
    await user.dblClick(await write(user, "Hello from the mill"));
    expect(env.open).toHaveBeenCalledOnce();
  });

  it("offers the message and its address to copy if no email app opened", async () => {
    const user = userEvent.setup();
    const env = environment();
    env.open.mockResolvedValue(false);
    renderBlock(<Form {...email} environment={env} />);
    await user.click(await write(user, "Hello from the mill"));
    expect(await screen.findByText("No email app opened?")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^post@fernhollow\.example\n.*Message:\r\nHello from the mill$/s);
  });

  it("reports a mail that email apps would truncate, and does not open it", async () => {
    const user = userEvent.setup();
    const env = environment();
    renderBlock(<Form {...email} environment={env} />);
    const button = await write(user, "x".repeat(2100));
    expect(screen.getByText(/Shorten it by about \d{3} characters/)).toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText("Too long for email apps")).toBeInTheDocument();
    expect(env.open).not.toHaveBeenCalled();
  });
});
