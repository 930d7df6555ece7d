import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../../src/node/input/listFiles";
import type { Random } from "../../property/random";

/** The folders of a build. */
export interface Built {
  out: string;
  cache: string;
}

/** The manifests of builds, and the results of checks. */
const manifestsOf = (cache: string) =>
  ["manifests", "records"].flatMap((name) =>
    listFiles(join(cache, name)).map((path) => join(cache, name, path)),
  );

function pageFile({ out }: Built, random: Random, kind = /(?:index|404)\.html$|page\.json$/): string {
  const files = listFiles(out).filter((path) => kind.test(path));
  return join(out, files[random.below(files.length)]!);
}

/** Accidental changes of an output folder and of manifests between two builds. */
export const mishaps: Record<string, (built: Built, random: Random) => void> = {
  "a page edited by hand": (built, random) => {
    const file = pageFile(built, random);
    const text = readFileSync(file, "utf8");
    const place = random.below(text.length);
    writeFileSync(file, `${text.slice(0, place)}${text[place] === "x" ? "y" : "x"}${text.slice(place + 1)}`);
  },
  "a longer page": (built, random) => appendFileSync(pageFile(built, random), "more"),
  "a missing page": (built, random) => rmSync(pageFile(built, random, /page\.json$/)),
  "a missing manifest": ({ cache }) => manifestsOf(cache).forEach((file) => rmSync(file)),
  "a manifest with a wrong digit": ({ cache }, random) => {
    for (const file of manifestsOf(cache)) {
      const bytes = readFileSync(file);
      const place = random.below(bytes.length);
      bytes[place] = bytes[place] === 0x30 ? 0x31 : 0x30;
      writeFileSync(file, bytes);
    }
  },
  "a truncated manifest": ({ cache }, random) => {
    for (const file of manifestsOf(cache))
      writeFileSync(file, readFileSync(file).subarray(0, random.below(500)));
  },
  nothing: () => {},
};
