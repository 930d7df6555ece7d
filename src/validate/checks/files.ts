import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { nearest, sureMatch } from "../nearest";
import { mendFile } from "../notations/file";
import type { Surroundings } from "../surroundings";
import { quote, written } from "../words";

/** Each picture and file that the config names is in public/, letter by letter. */
export function checkFiles(config: unknown, surroundings: Surroundings): Finding[] {
  return textsOf(config, "image", "file").flatMap(({ value, path }): Finding[] => {
    if (!value.startsWith("/") || surroundings.hasFile(value)) return [];
    const paths = surroundings.filePaths();
    const mended = mendFile(value) ?? value;
    const lowered = value.toLowerCase();
    const sameLetters = paths.find((file) => file.toLowerCase() === lowered);
    if (sameLetters) {
      const message = `The file in public/ is called ${quote(sameLetters)}: most web servers tell capital from small letters. Write it the same way.`;
      return [
        { code: "file-letter-case", message, path, mend: { do: "replace", value: encoded(sameLetters) } },
      ];
    }
    const fileName = mended.toLowerCase().slice(mended.lastIndexOf("/"));
    const match = surroundings.hasFile(mended)
      ? mended
      : (paths.find((file) => file.toLowerCase().endsWith(fileName)) ?? nearest(mended, paths));
    const hint = match
      ? `Did you mean ${written(encoded(match))}?`
      : mended === value
        ? `Put the file at public${value}.`
        : `Write ${written(mended)} and put the file at public${mended}.`;
    const message = `There is no file ${quote(value)} in public/. ${hint}`;
    const isSure = match !== undefined && (match === mended || sureMatch(mended, paths) === match);
    const mend = isSure ? { mend: { do: "replace" as const, value: encoded(match) } } : {};
    return [{ code: "unknown-file", message, path, ...mend }];
  });
}

/** The path of a file as a config writes it. */
function encoded(file: string): string {
  return file.replaceAll(" ", "%20");
}
