import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { presets } from "../../styling/theme/presets";
import { prepareFont } from "./fonts";

const options = { language: "en", basePath: "/sub/", fileSource: (path: string) => path };

describe("fonts", () => {
  it("gives every font of every preset with its files and a stand-in of the same metrics", async () => {
    const choices = new Set(Object.values(presets).flatMap((preset) => Object.values(preset.fonts)));
    for (const choice of choices) {
      const font = await prepareFont(choice, options);
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

  it("brings the alphabet of the site's language along", async () => {
    const names = async (language: string) =>
      (await prepareFont("inter", { ...options, language })).files.map(({ path }) => path).join(" ");
    expect(await names("en")).not.toContain("cyrillic");
    expect(await names("uk-UA")).toContain("cyrillic");
  });

  it("takes the fonts of the visitor's device without loading anything", async () => {
    expect(await prepareFont("system", options)).toMatchObject({ css: "", files: [], preload: [] });
  });

  it("takes a font of the owner's own, whatever its file is called", async () => {
    const source = (await prepareFont("cinzel", options)).files[0]!.source;
    const own = { family: "Own", file: "/fonts/a(1) b.woff2", weight: "400 900" };
    const font = await prepareFont(own as never, { ...options, fileSource: () => source });
    expect(font.css).toContain('url("/sub/fonts/a(1) b.woff2")');
    expect(font.family).toMatch(/^"?Own"?,/);
  });

  it("says what to do about a file that is no font", async () => {
    const own = { family: "Own", file: "/x.woff2", weight: "400" };
    await expect(
      prepareFont(own as never, { ...options, fileSource: () => import.meta.filename }),
    ).rejects.toThrow("is not a font that can be read. Save the font in WOFF2 format.");
  });
});
