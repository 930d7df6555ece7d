import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** A thing that a community wants to say, on one page of a site. */
export interface Unit {
  /** The kind of mechanism that says it. */
  line: string;
  site: "orchard" | "quay" | "mill" | "cairn";
  path: string;
  says: string;
  /** Checks what a visitor sees or hears. */
  check: (page: Page, isWide: boolean) => unknown;
}

/** The shown words that are exactly this text. */
export const words = (page: Page | Locator, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

/** The text's colour and its ground, as seen. */
function colorsOf(element: Locator) {
  return element.evaluate((one) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const layers: string[] = [];
    for (let around: Element | null = one; around; around = around.parentElement)
      layers.unshift(getComputedStyle(around).backgroundColor);
    const paint = (colors: string[]) => {
      for (const color of ["#fff", ...colors]) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    return { words: paint([...layers, getComputedStyle(one).color]), ground: paint(layers) };
  });
}

function luminance(rgb: number[]): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: number[], other: number[]): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** In degrees. */
function hue([r, g, b]: number[]): number {
  return (Math.atan2(Math.sqrt(3) * (g! - b!), 2 * r! - g! - b!) * 180) / Math.PI;
}

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function expectHue(rgb: number[], hex: string) {
  const turn = Math.abs(hue(rgb) - hue(rgbOf(hex))) % 360;
  expect(Math.min(turn, 360 - turn), `the hue of ${rgb.join()}`).toBeLessThan(25);
  expect(Math.max(...rgb) - Math.min(...rgb), `grey instead of ${hex}`).toBeGreaterThan(30);
}

/** Expects readable words in the hue of a tag. */
export async function expectColored(element: Locator, hex: string): Promise<void> {
  const seen = await colorsOf(element);
  expect(contrast(seen.words, seen.ground), "contrast").toBeGreaterThanOrEqual(4.5);
  expectHue(seen.words, hex);
}

/** Expects readable words on a ground in the hue of a tag. */
export async function expectOnColor(element: Locator, hex: string): Promise<void> {
  const seen = await colorsOf(element);
  expect(contrast(seen.words, seen.ground), "contrast").toBeGreaterThanOrEqual(4.5);
  expectHue(seen.ground, hex);
}

export async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

/** Expects two things next to each other on wide screens, and one below the other on phones, in their order. */
export async function expectBeside(first: Locator, second: Locator, isWide: boolean): Promise<void> {
  const [one, two] = [await boxOf(first), await boxOf(second)];
  if (isWide) expect(one.right, "side by side").toBeLessThanOrEqual(two.left + 1);
  else expect(one.bottom, "one below the other").toBeLessThanOrEqual(two.top + 1);
}

/** Expects elements inside the screen, from edge to edge. */
export async function expectSeen(...elements: Locator[]): Promise<void> {
  for (const element of elements) {
    // Live values come after the page.
    await element.waitFor();
    const { left, right, width } = await boxOf(element);
    expect(width).toBeGreaterThan(1);
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(right).toBeLessThanOrEqual(element.page().viewportSize()!.width + 1);
  }
}

/** Expects a picture that has loaded. */
export async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);
  await expectSeen(picture);
}

/** Expects words in this order from top to bottom. */
export async function expectBelow(...elements: Locator[]): Promise<void> {
  const boxes = [];
  for (const element of elements) boxes.push(await boxOf(element));
  for (const [index, box] of boxes.entries())
    if (index > 0) expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]!.bottom - 1);
}
