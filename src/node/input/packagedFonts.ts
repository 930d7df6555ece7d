import { basename, dirname, join } from "node:path";
import type { FontFace, PackagedFont, PackagedFontName } from "../../core/fonts/packagedFont";
import { digest } from "../digest";
import { fontMetrics } from "./fontMetrics";
import { packageFile } from "./packageFile";
import { readBytes, readUtf8 } from "../regularFile";

export const fontPackages: Record<PackagedFontName, string> = {
  inter: "@fontsource-variable/inter",
  "space-grotesk": "@fontsource-variable/space-grotesk",
  orbitron: "@fontsource-variable/orbitron",
  nunito: "@fontsource-variable/nunito",
  cinzel: "@fontsource-variable/cinzel",
  lora: "@fontsource-variable/lora",
  fraunces: "@fontsource-variable/fraunces",
  "jetbrains-mono": "@fontsource-variable/jetbrains-mono",
  "press-start-2p": "@fontsource/press-start-2p",
  "pixelify-sans": "@fontsource-variable/pixelify-sans",
  oxanium: "@fontsource-variable/oxanium",
  fredoka: "@fontsource-variable/fredoka",
  "im-fell-english": "@fontsource/im-fell-english",
  "grenze-gotisch": "@fontsource-variable/grenze-gotisch",
};

/** By font and alphabets, because many sites share them. */
const known = new Map<string, Promise<PackagedFont>>();

/** A bundled font. Its file names change with their content. */
export function packagedFont(name: PackagedFontName, alphabets: readonly string[]): Promise<PackagedFont> {
  const key = [name, ...alphabets].join(" ");
  let font = known.get(key);
  if (!font) known.set(key, (font = readPackage(fontPackages[name], new Set(alphabets))));
  return font;
}

async function readPackage(packageName: string, alphabets: ReadonlySet<string>): Promise<PackagedFont> {
  const sheet = packageFile(`${packageName}/index.css`);
  let family = "";
  const faces: FontFace[] = [];
  for (const [, id = "", body = ""] of readUtf8(sheet).matchAll(
    /\/\* (\S+) \*\/\s*@font-face \{([^}]+)\}/g,
  )) {
    const alphabet = /-((?:latin|cyrillic|greek)-ext|[a-z]+)-(?:wght|\d+)-/.exec(id)?.[1] ?? "";
    if (!alphabets.has(alphabet)) continue;
    const descriptor = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1]?.trim() ?? "";
    family = descriptor("font-family").slice(1, -1);
    const source = join(dirname(sheet), /url\(([^)]+\.woff2)\)/.exec(body)?.[1] ?? "");
    faces.push({
      alphabet,
      file: { path: publishedName(source), source },
      weight: descriptor("font-weight"),
      range: descriptor("unicode-range"),
    });
  }
  const latin = faces.find((face) => face.alphabet === "latin");
  if (!latin) throw new Error(`The font package ${packageName} does not cover Latin.`);
  return { family, faces, measures: await fontMetrics(latin.file.source, packageName) };
}

function publishedName(source: string): string {
  return `assets/fonts/${basename(source, ".woff2")}-${digest(readBytes(source), 8)}.woff2`;
}
