import { applyChanges } from "../../src/validate/edits";
import { formatDiagnostics } from "../../src/validate/formats/people";
import type { Surroundings } from "../../src/validate/surroundings";
import { validate } from "../../src/validate/validate";

const files = [
  "/logo.svg",
  "/art/planet.svg",
  "/Banner.png",
  "/my map.pdf",
  "/seed.txt",
  "/old/index.html",
  "/wiki.html",
];
const icons: Record<string, string[]> = {
  lucide: ["rocket", "shield", "users", "gem"],
  "simple-icons": ["simple-icons:discord", "simple-icons:youtube"],
};
const iconNames = Object.values(icons).flat();

/** A small world: seven files in public/, four plain icons and two brands. */
export const surroundings: Surroundings = {
  hasFile: (path) => files.includes(path),
  filePaths: () => files,
  hasIcon: (name) => iconNames.includes(name.replace(/^lucide:/, "")),
  iconNames: (set) => (set === undefined ? iconNames : Object.hasOwn(icons, set) ? icons[set]! : []),
};

/** What an owner reads about a config text. */
export function report(text: string): string {
  return reportIn(surroundings, text);
}

/** The same in another world. */
export function reportIn(world: Surroundings, text: string): string {
  return formatDiagnostics(validate(text, world).diagnostics, {
    file: "site.config.json",
    text,
    isComplete: true,
  });
}

/** A config whose first page has these blocks; `more` stands beside `routes`. */
export function configWith(blocks: string, more = ""): string {
  return `{ "version": 1, "site": { "name": "Mossy" },${more ? `\n${more},` : ""}
  "routes": [
    { "path": "/", "title": "Home", "blocks": [
${blocks}
    ] },
    { "path": "/rules", "title": "Rules", "blocks": [
      { "type": "text", "id": "fair-play", "text": "Be kind." }
    ] }
  ] }
`;
}

/** A config text after every mend that is offered for it, those apart that would touch another one. */
export function mended(text: string): string {
  let free = 0;
  const changes = validate(text, surroundings).diagnostics.flatMap(({ edits = [] }) => {
    const isFree = edits.every(({ range }) => range.start.offset >= free);
    if (!isFree) return [];
    free = Math.max(free, ...edits.map(({ range }) => range.end.offset));
    return edits.map(({ range, text: change }) => ({
      offset: range.start.offset,
      length: range.end.offset - range.start.offset,
      text: change,
    }));
  });
  return applyChanges(text, changes);
}
