import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import { inPublic } from "../../notations/file";
import type { Surroundings } from "../../surroundings";
import { valueAt } from "../../../schema/schemaAt";
import { listed, shortened } from "../../../words/words";

/** More files are counted. */
const mostNamed = 5;

/** More entries are left for the owner to write. */
const mostWritten = 20;

/** A build publishes each file of `public/` that can run scripts, because the config names it. */
export function checkUntrustedFiles(config: unknown, surroundings: Surroundings): Finding[] {
  const files = surroundings.untrustedFiles?.(config) ?? [];
  if (files.length === 0) return [];
  const trusted = valueAt(config, ["site", "trustedFiles"]);
  const entries = [...(Array.isArray(trusted) ? trusted : []), ...enoughToTrust(files)];
  const names = files.slice(0, mostNamed).map((path) => shortened(inPublic(path, surroundings)));
  const rest = files.length - names.length;
  const all = listed([...names, ...(rest > 0 ? [`${rest} more`] : [])], "and");
  const [can, them, they] =
    files.length === 1
      ? ["can run scripts and is", "it", "it is"]
      : ["can run scripts and are", "them", "they are"];
  const list = entries
    .slice(0, mostWritten)
    .map((path) => JSON.stringify(path))
    .join(", ");
  const more = entries.length > mostWritten ? ", …" : "";
  const message = `${all} ${can} not mentioned in the config, so ${they} not published. If you trust ${them}, ${trusted === undefined ? "add" : "set"} "trustedFiles": [${list}${more}] ${trusted === undefined ? "to" : "in"} "site".`;
  return [
    {
      code: "untrusted-file",
      message,
      path: trusted === undefined ? ["site"] : ["site", "trustedFiles"],
      at: "key",
    },
  ];
}

/** The fewest of these files that bring all of them: a page in a folder brings the files of the folder. */
function enoughToTrust(files: readonly string[]): string[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
  const pages = files
    .filter((path) => /\.html?$/i.test(path) && folderOf(path) !== "/")
    .toSorted((one, other) => folderOf(one).length - folderOf(other).length);
  const enough: string[] = [];
  for (const path of [...pages, ...files]) {
    const isBrought = enough.some(
      (page) => page === path || (pages.includes(page) && path.startsWith(folderOf(page))),
    );
    if (!isBrought) enough.push(path);
  }
  return enough;
}

export const checks: CheckFile = {
  section: "references",
  codes: { "untrusted-file": { severity: "warning" } },
  siteAdvice: [checkUntrustedFiles],
};

export const explanations: Explanations = {
  "untrusted-file": {
    meaning:
      "A file in public/ can run scripts and is not published because the config does not refer to it.",
    example: {
      words:
        'A file in `public/` that can run scripts, such as an HTML page or a script, is published only if you allow it. To allow a file, link to it, embed it, or add it to `trustedFiles` in `site`: `"trustedFiles": ["/wiki.js"]`. If you allow a page, all files in its folder are published too. See [files that run scripts](threat-model.md#files-that-run-scripts).',
    },
  },
};
