import { applyChanges } from "../../src/json/changes";
import { exampleSurroundings } from "../../src/validate/exampleSurroundings";
import { formatDiagnostics } from "../../src/report/people";
import type { Surroundings } from "../../src/validate/surroundings";
import { validate } from "../../src/validate/validate";

export { exampleSurroundings as surroundings };

/** The report for a config. */
export function report(text: string): string {
  return reportIn(exampleSurroundings, text);
}

/** The report in another environment. */
export function reportIn(world: Surroundings, text: string): string {
  return formatDiagnostics(validate(text, world).diagnostics, {
    file: "site.config.json",
    text,
    textOf: (name) => {
      const file = world.texts?.(name);
      return file && "text" in file ? file.text : "";
    },
    isComplete: true,
  });
}

/** A config whose first page has these blocks, or otherwise an introduction. `more` contains further top-level keys. */
export function configWith(blocks: string, more = ""): string {
  const intro = blocks === "" ? ' "intro": "Hello.",' : "";
  return `{ "version": 1, "site": { "name": "Mossy" },${more ? `\n${more},` : ""}
  "routes": [
    { "path": "/", "title": "Home",${intro} "blocks": [
${blocks}
    ] },
    { "path": "/rules", "title": "Rules", "blocks": [
      { "type": "text", "id": "fair-play", "text": "Be kind." }
    ] }
  ] }
`;
}

/** A config with all of its fixes applied, except overlapping ones. */
export function fixed(text: string): string {
  let free = 0;
  const changes = validate(text, exampleSurroundings).diagnostics.flatMap(({ edits = [] }) => {
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
