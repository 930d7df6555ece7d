import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import { cssUrl } from "../../styling/theme/cssUrl";
import type { BundledFont, FontChoice } from "../../config/theme";
import { fontMetrics, type Measures } from "./fontMetrics";

/** A font file of the site: where it is published, below the base path, and where it is read. */
export interface FontFile {
  path: string;
  source: string;
}

/** One font, ready for a page. */
export interface Font {
  /** The CSS `font-family` value, fallbacks included. */
  family: string;
  /** The `@font-face` rules. */
  css: string;
  files: FontFile[];
  /** The files that every page needs. */
  preload: string[];
}

type Generic = "sans-serif" | "serif" | "monospace";

const devices: Record<Generic, string> = {
  "sans-serif": 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  monospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
};

/** The fonts that come with the program, and those of every device. */
export const fontPackages: Record<BundledFont, { package: string; generic: Generic } | { device: Generic }> =
  {
    system: { device: "sans-serif" },
    serif: { device: "serif" },
    monospace: { device: "monospace" },
    inter: { package: "@fontsource-variable/inter", generic: "sans-serif" },
    "space-grotesk": { package: "@fontsource-variable/space-grotesk", generic: "sans-serif" },
    orbitron: { package: "@fontsource-variable/orbitron", generic: "sans-serif" },
    nunito: { package: "@fontsource-variable/nunito", generic: "sans-serif" },
    cinzel: { package: "@fontsource-variable/cinzel", generic: "serif" },
    lora: { package: "@fontsource-variable/lora", generic: "serif" },
    fraunces: { package: "@fontsource-variable/fraunces", generic: "serif" },
    "jetbrains-mono": { package: "@fontsource-variable/jetbrains-mono", generic: "monospace" },
    "press-start-2p": { package: "@fontsource/press-start-2p", generic: "monospace" },
  };

/** The metrics of the fonts that stand in until a font has arrived. Source: the fonts' own head, hhea and OS/2 tables. */
const standIns: Record<Generic, FontMetrics & { xWidthAvg: number }> = {
  "sans-serif": metrics("Arial", 1467, 1854, -434, 67, 904),
  serif: metrics("Times New Roman", 1341, 1825, -443, 87, 819),
  monospace: metrics("Courier New", 1170, 1705, -615, 0, 1229),
};

/** The stand-ins by the names they have on all devices: fonts of the same widths go by other names on Linux and Android. */
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

/** The alphabets that a language needs beside the Latin one. */
const subsetsByLanguage: Record<string, string[]> = {
  ...Object.fromEntries(
    ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn"].map((code) => [
      code,
      ["cyrillic", "cyrillic-ext"],
    ]),
  ),
  el: ["greek", "greek-ext"],
  vi: ["vietnamese"],
  he: ["hebrew"],
  yi: ["hebrew"],
};

const require = createRequire(import.meta.url);

/**
 * Prepares a font: its files under names that change with their content, and stand-ins of the same
 * metrics, so that text is never hidden and does not move when the font arrives.
 * @param choice - what the theme names
 * @param options - `language` decides the alphabets, `fileSource` finds a file of `public/`
 */
export async function prepareFont(
  choice: FontChoice,
  options: { language: string; basePath: string; fileSource: (path: string) => string },
): Promise<Font> {
  if (typeof choice === "object") {
    const source = options.fileSource(choice.file);
    const { family, css } = withStandIn(choice.family, await fontMetrics(source), "sans-serif");
    const url = options.basePath + choice.file.slice(1);
    const face = `@font-face{font-family:"${choice.family}";font-display:swap;font-weight:${choice.weight};src:url("${cssUrl(url)}") format("woff2")}`;
    return { family, css: face + css, files: [], preload: [url] };
  }
  const known = fontPackages[choice];
  if ("device" in known) return { family: devices[known.device], css: "", files: [], preload: [] };
  return packagedFont(known.package, known.generic, options);
}

/** A font that comes with the program, before it is known where the site lies. */
interface PackagedFont {
  family: string;
  faces: { file: FontFile; descriptors: string; range: string }[];
  standInCss: string;
  /** The file of the letters that every page has. */
  latin: FontFile;
}

/** By package and alphabets: many sites share them. */
const packaged = new Map<string, Promise<PackagedFont>>();

async function packagedFont(
  packageName: string,
  generic: Generic,
  { language, basePath }: { language: string; basePath: string },
): Promise<Font> {
  const subsets = ["latin", "latin-ext", ...(subsetsByLanguage[language.split("-")[0] ?? ""] ?? [])];
  const key = [packageName, ...subsets].join(" ");
  let font = packaged.get(key);
  if (!font) packaged.set(key, (font = readPackage(packageName, generic, new Set(subsets))));
  const { family, faces, standInCss, latin } = await font;
  const css = faces.map(
    ({ file, descriptors, range }) =>
      `@font-face{${descriptors};src:url(${basePath}${file.path}) format("woff2");unicode-range:${range}}`,
  );
  return {
    family,
    css: css.join("") + standInCss,
    files: faces.map(({ file }) => file),
    preload: [basePath + latin.path],
  };
}

async function readPackage(
  packageName: string,
  generic: Generic,
  subsets: ReadonlySet<string>,
): Promise<PackagedFont> {
  const sheet = require.resolve(`${packageName}/index.css`);
  let familyName = "";
  let latin: FontFile | undefined;
  const faces: PackagedFont["faces"] = [];
  for (const [, id = "", body = ""] of readFileSync(sheet, "utf8").matchAll(
    /\/\* (\S+) \*\/\s*@font-face \{([^}]+)\}/g,
  )) {
    const subset = /-((?:latin|cyrillic|greek)-ext|[a-z]+)-(?:wght|\d+)-/.exec(id)?.[1] ?? "";
    if (!subsets.has(subset)) continue;
    const descriptor = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1]?.trim() ?? "";
    familyName = descriptor("font-family").slice(1, -1);
    const source = join(dirname(sheet), /url\(([^)]+\.woff2)\)/.exec(body)?.[1] ?? "");
    const file = { source, path: publishedName(source) };
    const descriptors = `font-family:"${familyName}";font-display:swap;font-weight:${descriptor("font-weight")}`;
    faces.push({ file, descriptors, range: descriptor("unicode-range") });
    if (subset === "latin") latin = file;
  }
  if (!latin) throw new Error(`The font package ${packageName} has no Latin letters.`);
  const own = await fontMetrics(latin.source, packageName);
  const { family, css } = withStandIn(familyName, own, generic);
  return { family, faces, standInCss: css, latin };
}

/** A font family with a stand-in from the visitor's device, stretched to the font's own metrics. */
function withStandIn(family: string, own: Measures, generic: Generic): { family: string; css: string } {
  const { fontFamily, fontFaces } = createFontStack([{ ...own, familyName: family }, standIns[generic]], {
    fontFaceFormat: "styleString",
  });
  const css = fontFaces
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(/src: *local\([^)]+\)/g, `src:${localNames[generic]}`);
  return { family: `${fontFamily}, ${devices[generic]}`, css };
}

function publishedName(source: string): string {
  const hash = createHash("sha256").update(readFileSync(source)).digest("hex").slice(0, 8);
  const name =
    source
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.woff2$/, "") ?? "font";
  return `assets/fonts/${name}-${hash}.woff2`;
}
