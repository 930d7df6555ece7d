import { expect, test } from "vitest";
import { axe } from "./axe";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";
import { visit } from "../visit";

const text = "The mill was built in the first winter, and nobody knows who planted the oak. ".repeat(6);
const article = [
  { type: "text", heading: "Who we are", text },
  { type: "callout", heading: "Mind", text: "The stone turns at night." },
  { type: "table", heading: "How long", columns: ["What", "Days"], rows: [["Flour", "30"]] },
  { type: "text", heading: "What we keep", text },
];

test("a page of running text is one column in the middle, reached either way; beside other blocks it keeps their edge", async () => {
  const { url } = await serveOwnSite({
    version: 1,
    site: { name: "Fernhollow" },
    navigation: [{ label: "Terms", href: "/terms" }],
    routes: [
      { path: "/", title: "Home", intro: "Words" },
      { path: "/terms", title: "Terms", intro: "Who grinds here agrees.", blocks: article },
      {
        path: "/mixed",
        title: "Mixed",
        blocks: [...article, { type: "cards", items: [{ title: "Oak" }] }],
      },
    ],
  });
  const page = await visit(url, { viewport: { width: 1920, height: 1080 } });
  const places = () =>
    page
      .locator("main section > div > *, main h1")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  const starts = async () => new Set((await places()).map(({ left }) => Math.round(left))).size;

  // From another page the content stands in a part of its own.
  await page.getByRole("link", { name: "Terms", exact: true }).click();
  await page.getByRole("heading", { name: "Who we are" }).waitFor();
  for (const way of ["followed", "opened"]) {
    if (way === "opened") await page.goto(`${url}terms`);
    const parts = await places();
    const left = Math.min(...parts.map((part) => part.left));
    const right = Math.max(...parts.map((part) => part.right));
    expect(await starts(), way).toBe(1);
    expect(Math.abs((left + right) / 2 - 960), way).toBeLessThan(2);
    expect(right - left, way).toBeLessThan(800);
    const sections = page.locator("main section");
    const paddings = await sections.evaluateAll((all) =>
      all.map((one) => [getComputedStyle(one).paddingBlockStart, getComputedStyle(one).paddingBlockEnd]),
    );
    expect(paddings[0]![0], way).toBe("48px");
    expect(paddings.slice(1).map(([start]) => start)).toEqual(["0px", "0px", "0px"]);
    expect(paddings.slice(0, -1).map(([, end]) => end)).toEqual(["32px", "32px", "32px"]);
  }
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowing(page)).toEqual([]);

  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${url}mixed`);
  expect(await starts()).toBe(1);
  expect(Math.min(...(await places()).map(({ left }) => left))).toBeLessThan(300);
});
