import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { Embed } from "./Embed";
import { examples } from "./examples";
import { embedBlock } from "./schema";

const frames = () => document.querySelectorAll("iframe");

it("loads nothing of another site before it is asked to, and then moves the focus into the frame", async () => {
  renderBlock(<Embed {...compiled(embedBlock, examples.minimal)} />);
  expect(frames()).toHaveLength(0);
  expect(document.body.innerHTML).not.toContain("youtube-nocookie");
  expect(screen.getByText(/content from youtube\.com/)).toBeTruthy();

  await userEvent.setup().click(screen.getByRole("button", { name: /^Load content: The trailer/ }));
  const frame = screen.getByTitle("The trailer of season four");
  expect(frame.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1");
  expect(frame.getAttribute("sandbox")).not.toMatch(/top-navigation|downloads|modals/);
  expect(frame.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole("button")).toBeNull();
});

it("leads to the page itself, before and after", async () => {
  renderBlock(<Embed {...compiled(embedBlock, examples.full)} />);
  const link = () => screen.getByRole("link", { name: /^Open on map\.fernhollow\.example/ });
  expect(link().getAttribute("href")).toBe("https://map.fernhollow.example/#overworld");
  await userEvent.setup().click(screen.getByRole("button"));
  expect(link().getAttribute("href")).toBe("https://map.fernhollow.example/#overworld");
});

it("tells Twitch which site it is shown on", async () => {
  const twitch = { ...examples.minimal, href: "https://www.twitch.tv/fernhollow" };
  renderBlock(<Embed {...compiled(embedBlock, twitch)} />);
  await userEvent.setup().click(screen.getByRole("button"));
  expect(frames()[0]?.src).toBe("https://player.twitch.tv/?channel=fernhollow&parent=localhost");
});
