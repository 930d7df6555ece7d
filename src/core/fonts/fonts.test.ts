import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FontChoice } from "../../config/theme";
import { fontMetrics } from "../../node/input/fontMetrics";
import { packagedFont } from "../../node/input/packagedFonts";
import { PublicFolder } from "../../node/input/publicFolder";
import { presets } from "../../styling/theme/presets";
import { allStyles } from "../../app/server";
import { alphabetsFor } from "./fontAlphabets";
import { weights } from "./fontFaces";
import { prepareFont } from "./fonts";
import type { FontPart } from "./packagedFont";

/** A folder in which all paths are the same file. */
class OneFile extends PublicFolder {
  override source(): string {
    return this.directory;
  }
}

const letters = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)!);

/** @param source - the file of an owner's font */
const prepare = (choice: FontChoice, { language = "en", text = "", source = "" } = {}) =>
  prepareFont(
    choice,
    { alphabets: alphabetsFor(language, letters(text)), basePath: "/sub/" },
    { files: new OneFile(source), fonts: { packaged: packagedFont, measure: (file) => fontMetrics(file) } },
  );

describe("fonts", () => {
  it("prepares every font of every preset, with files and a fallback with the same metrics", async () => {
    const choices = new Set(Object.values(presets).flatMap((preset) => Object.values(preset.fonts)));
    for (const choice of choices) {
      const font = await prepare(choice);
      for (const { source, path } of font.files) {
        expect(existsSync(source), source).toBe(true);
        expect(font.css).toContain(`url(/sub/${path})`);
      }
      if (font.files.length > 0) {
        expect(font.css).toMatch(/size-adjust:\s*[\d.]+%/);
        expect(font.css.match(/font-display:swap/g)).toHaveLength(font.files.length);
        expect(font.preload).toHaveLength(1);
      }
      expect(font.family).toMatch(/(sans-serif|serif|monospace)$/);
    }
  });

  it("includes the alphabets of the site's language and texts", async () => {
    const names = async (use: { language?: string; text?: string }) =>
      (await prepare("inter", use)).files.map(({ path }) => path).join(" ");
    expect(await names({ text: "Über" })).not.toMatch(/cyrillic|greek|vietnamese/);
    expect(await names({ language: "uk-UA" })).toContain("cyrillic");
    expect(await names({ text: "Guild «Волки»" })).toContain("cyrillic");
    expect(await names({ text: "Ω, Việt" })).toMatch(/(?=.*greek)(?=.*vietnamese)/);
  });

  it("uses device fonts without loading anything", async () => {
    expect(await prepare("system")).toMatchObject({ css: "", files: [], preload: [] });
  });

  it("uses an owner's font with any file name", async () => {
    const { source } = (await prepare("cinzel")).files[0]!;
    const own = { family: "Own", file: "/fonts/a(1) b.woff2", weight: "400 900" };
    const font = await prepare(own as never, { source });
    expect(font.css).toContain('url("/sub/fonts/a(1) b.woff2")');
    expect(font.family).toMatch(/^"?Own"?,/);
  });

  it("divides a font into the site's characters, which load early, and the rest, without overlap", async () => {
    const shown = { characters: new Set([0x41, 0x42, 0x20ac, 0x416]), isCode: false };
    const cut = async (source: string, { characters }: FontPart) => ({
      path: `assets/fonts/${characters.length}.woff2`,
      source,
    });
    const { css, laterCss, preload, files } = await prepareFont(
      "inter",
      { alphabets: alphabetsFor("en", []), basePath: "/sub/", shown },
      {
        files: new OneFile(""),
        fonts: { packaged: packagedFont, measure: (file) => fontMetrics(file), cut },
      },
    );
    expect(preload).toEqual(["/sub/assets/fonts/3.woff2"]);
    expect(files.map(({ path }) => path)).toContain("assets/fonts/3.woff2");
    // No file contains the letter of another alphabet.
    expect(css).toContain('url(/sub/assets/fonts/3.woff2) format("woff2");unicode-range:U+41-42,U+20AC}');
    expect(laterCss).toMatch(
      /url\(\/sub\/assets\/fonts\/inter-latin-wght[^}]*unicode-range:U\+20-40,U\+43-7E,/,
    );
    expect(laterCss).toContain("inter-latin-ext");
    const faces = (css + laterCss).match(/@font-face\{font-family:"Inter Variable";[^}]*/g)!;
    expect(faces).toHaveLength(3);
    expect(faces.filter((face) => !face.includes("font-weight:100 900;"))).toEqual([]);
  });

  it("keeps every weight in the styles", async () => {
    const asked = (await allStyles()).matchAll(/font-weight:(\d+)/g);
    const numbers = Array.from(asked, ([, weight]) => Number(weight));
    expect(numbers.length).toBeGreaterThan(20);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(weights[0]);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(weights[1]);
  });

  it("explains what to do about a file that is not a font", async () => {
    const own = { family: "Own", file: "/x.woff2", weight: "400" };
    await expect(prepare(own as never, { source: import.meta.filename })).rejects.toThrow(
      "is not a valid font. Use a font file in WOFF2 format.",
    );
  });
});
