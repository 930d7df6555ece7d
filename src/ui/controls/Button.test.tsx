import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./Button";

test("takes presses", async () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Send</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(onClick).toHaveBeenCalledOnce();
});

test("at work, it keeps its name and its focus and takes no presses", async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
