import { existsSync } from "node:fs";
import { chromium } from "playwright";

const browsers = [
  process.env.SPAWNPAGE_BROWSER,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
];

/**
 * Encodes WebP files with a browser.
 *
 * @param pixels red, green, blue and alpha of each pixel
 * @param most the maximum size in bytes; the quality is reduced until the file fits
 */
export async function encodeWebp(pixels, width, height, most) {
  const executablePath = browsers.find((path) => path && existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    const text = await page.evaluate(drawAndEncode, {
      data: Buffer.from(pixels.buffer).toString("base64"),
      width,
      height,
      most,
    });
    return Buffer.from(text, "base64");
  } finally {
    await browser.close();
  }
}

/** Runs in the browser. */
async function drawAndEncode({ data, width, height, most }) {
  const bytes = await (await fetch(`data:application/octet-stream;base64,${data}`)).arrayBuffer();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(bytes), width, height), 0, 0);
  for (let quality = 0.86; ; quality -= 0.04) {
    const file = await canvas.convertToBlob({ type: "image/webp", quality });
    if (file.size > most && quality > 0.3) continue;
    const view = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (let index = 0; index < view.length; index += 32768)
      text += String.fromCharCode(...view.subarray(index, index + 32768));
    return btoa(text);
  }
}
