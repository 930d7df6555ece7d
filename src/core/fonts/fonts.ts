import { createFontStack, type FontMetrics } from "@capsizecss/core";
import type { BundledFont, FontChoice } from "../../config/theme";
import { cssUrl } from "../../styling/theme/cssUrl";
import { fontFaces, type ShownText } from "./fontFaces";
import type { FontMeasures, PackagedFontName } from "./packagedFont";
import type { SourceFile } from "../siteFile";
import type { World } from "../world";

export interface Font {
  /** The CSS `font-family` value, including fallbacks. */
  family: string;
  css: string;
  /** The rules for characters that visitors may type, which load later. */
  laterCss: string;
  files: SourceFile[];
  /** The URLs of the files that every page needs. */
  preload: string[];
}

type Generic = "sans-serif" | "serif" | "monospace";

const devices: Record<Generic, string> = {
  "sans-serif": 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  monospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
};

/** The last fallbacks, after a font that nearly every device has. All supported browsers have `system-ui`. */
const lastResort: Record<Generic, string> = {
  "sans-serif": "system-ui,sans-serif",
  serif: "serif",
  monospace: "monospace",
};

/** The device fonts, by their names in the config. */
const deviceFonts: Record<Exclude<BundledFont, PackagedFontName>, Generic> = {
  system: "sans-serif",
  serif: "serif",
  monospace: "monospace",
};

/** The fallbacks of the bundled fonts until these have loaded. */
const packagedFonts: Record<PackagedFontName, Generic> = {
  inter: "sans-serif",
  "space-grotesk": "sans-serif",
  orbitron: "sans-serif",
  nunito: "sans-serif",
  cinzel: "serif",
  lora: "serif",
  fraunces: "serif",
  "jetbrains-mono": "monospace",
  "press-start-2p": "monospace",
  "pixelify-sans": "sans-serif",
  oxanium: "sans-serif",
  fredoka: "sans-serif",
  "im-fell-english": "serif",
  "grenze-gotisch": "serif",
};

/** The metrics of the fallback fonts. Source: the fonts' head, hhea and OS/2 tables. */
const standIns: Record<Generic, FontMetrics & { xWidthAvg: number }> = {
  "sans-serif": metrics("Arial", 1467, 1854, -434, 67, 904),
  serif: metrics("Times New Roman", 1341, 1825, -443, 87, 819),
  monospace: metrics("Courier New", 1170, 1705, -615, 0, 1229),
};

/** The local names of the fallback fonts. Linux and Android have fonts with the same widths and other names. */
const localNames: Record<Generic, string> = {
  "sans-serif": local("Arial", "ArialMT", "Liberation Sans", "Arimo", "Roboto"),
  serif: local("Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"),
  monospace: local("Courier New", "CourierNewPSMT", "Liberation Mono", "Cousine"),
};

function local(...names: string[]): string {
  return names.map((name) => `local("${name}")`).join(",");
}

function metrics(
  familyName: string,
  capHeight: number,
  ascent: number,
  descent: number,
  lineGap: number,
  xWidthAvg: number,
): FontMetrics & { xWidthAvg: number } {
  return { familyName, capHeight, ascent, descent, lineGap, xWidthAvg, unitsPerEm: 2048 } as FontMetrics & {
    xWidthAvg: number;
  };
}

export interface FontUse {
  /** The alphabets to include: `latin`, `cyrillic` … */
  alphabets: readonly string[];
  basePath: string;
  /** The texts in the font; absent if the whole files are published. */
  shown?: ShownText | undefined;
}

/**
 * Prepares a font: files named by their content, and a fallback with the same metrics, so the layout does not shift.
 * @throws FontFileError if the owner's file is not a font
 */
export async function prepareFont(
  choice: FontChoice,
  { alphabets, basePath, shown }: FontUse,
  { files, fonts }: Pick<World, "files" | "fonts">,
): Promise<Font> {
  const { cut } = fonts;
  if (typeof choice === "object") {
    const source = files.source(choice.file);
    const measures = await fonts.measure(source);
    const { family, css } = withStandIn(choice.family, measures, "sans-serif");
    const address = basePath + choice.file.slice(1);
    const face = { ...choice, url: `"${cssUrl(address)}"`, source };
    const made = await fontFaces(face, shown, { basePath, cut });
    const preload = made.cut ? basePath + made.cut.path : address;
    return {
      family,
      css: made.css + css,
      laterCss: made.laterCss,
      files: made.cut ? [made.cut] : [],
      preload: [preload],
    };
  }
  if (isOfDevice(choice))
    return { family: devices[deviceFonts[choice]], css: "", laterCss: "", files: [], preload: [] };
  const { faces, ...font } = await fonts.packaged(choice, alphabets);
  const { family, css } = withStandIn(font.family, font.measures, packagedFonts[choice]);
  const made = await Promise.all(
    faces.map(({ file, ...face }) => {
      const whole = { ...face, family: font.family, url: basePath + file.path, source: file.source };
      return fontFaces(whole, shown, { basePath, cut });
    }),
  );
  return {
    family,
    css: made.map(({ css: rules }) => rules).join("") + css,
    laterCss: made.map(({ laterCss }) => laterCss).join(""),
    files: faces.flatMap(({ file }, index) => [file, made[index]?.cut ?? []].flat()),
    preload: faces.flatMap(({ alphabet, file }, index) =>
      alphabet === "latin" ? [basePath + (made[index]?.cut ?? file).path] : [],
    ),
  };
}

function isOfDevice(name: BundledFont): name is keyof typeof deviceFonts {
  return Object.hasOwn(deviceFonts, name);
}

/** A font family with a fallback from the visitor's device, scaled to the font's metrics. */
function withStandIn(family: string, measures: FontMeasures, generic: Generic): Pick<Font, "family" | "css"> {
  const { fontFamily, fontFaces } = createFontStack(
    [{ ...measures, familyName: family }, standIns[generic]],
    { fontFaceFormat: "styleString" },
  );
  const css = fontFaces
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(/src: *local\([^)]+\)/g, `src:${localNames[generic]}`);
  return { family: `${fontFamily}, ${lastResort[generic]}`, css };
}
