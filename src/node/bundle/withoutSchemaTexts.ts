import { type ESTree, type Plugin, Visitor } from "vite";
import type { schemaTexts } from "../../editor/worker/schemaTexts";

export type SchemaTexts = typeof schemaTexts;

const SCHEMAS = /src\/(?:blocks|config|fields)\/.*\.ts$/;
const NOTES = new Set(["noteOtherWords", "noteWordsForNothing", "noteWordsForValues"]);

/** Empties the descriptions in schemas and removes their synonyms. The editor has both as data, loaded on demand. */
export function withoutSchemaTexts({ descriptions }: SchemaTexts): Plugin {
  const known = new Set(descriptions.filter((text) => text.includes(" ")));
  return {
    name: "spawnpage:without-schema-texts",
    // After types have been removed.
    enforce: "post",
    transform: {
      filter: { id: SCHEMAS },
      handler(code) {
        const program = this.parse(code);
        const edits: { start: number; end: number; text: string }[] = [];
        new Visitor({
          Literal: ({ value, start, end }) => {
            if (typeof value === "string" && known.has(value)) edits.push({ start, end, text: '""' });
          },
          TemplateLiteral: ({ quasis, start, end }) => {
            const isKnown = quasis.length === 1 && known.has(quasis[0]!.value.cooked ?? "");
            if (isKnown) edits.push({ start, end, text: '""' });
          },
          Property: ({ key, value: { type, start, end } }) => {
            const isWords =
              key.type === "Identifier" && key.name === "alsoCalled" && type === "ObjectExpression";
            if (isWords) edits.push({ start, end, text: "{}" });
          },
        }).visit(program);
        for (const { start, end } of program.body.filter(isNote)) edits.push({ start, end, text: "" });
        return edits
          .sort((a, b) => b.start - a.start)
          .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
      },
    },
  };
}

/** Whether a statement only notes synonyms. */
function isNote(statement: ESTree.Node): boolean {
  if (statement.type === "ForOfStatement") return isNote(statement.body);
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression")
    return false;
  const { callee } = statement.expression;
  return callee.type === "Identifier" && NOTES.has(callee.name);
}
