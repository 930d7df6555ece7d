import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { inSite } from "../inSite.fixture";
import { TooltipLayer } from "./TooltipLayer";

const button = () => screen.getByRole("button", { name: "Discord" });
const tooltip = () => screen.findByRole("tooltip", { hidden: true }, { timeout: 2000 });
const page = (
  <>
    <p>Words</p>
    <button data-tooltip="Discord" aria-label="Discord" />
    <TooltipLayer />
  </>
);

test("the pointer that has the tooltip fetched is the first to see it", async () => {
  render(inSite(page));
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  expect(await tooltip()).toHaveTextContent("Discord");
});

test("a press before the tooltip is there keeps it away", async () => {
  render(inSite(page));
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  fireEvent.pointerDown(button());
  await expect(tooltip()).rejects.toThrow("tooltip");
});
