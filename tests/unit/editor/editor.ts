import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CompletionItem, type Diagnostic, getLanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

const root = process.cwd();
const schemaText = readFileSync(join(root, "schema/site.schema.json"), "utf8");

/** The published schema. */
export const publishedSchema = JSON.parse(schemaText) as Record<string, unknown>;

/** What stands in a config for the place where something is written. */
export const CURSOR = "@cursor@";

const service = getLanguageService({
  schemaRequestService: async () => schemaText,
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  clientCapabilities: {
    textDocument: {
      completion: { completionItem: { documentationFormat: ["markdown"] } },
      hover: { contentFormat: ["markdown"] },
    },
  },
});
service.configure({ validate: true });

/** What the editor offers where the text has the cursor. */
export async function complete(text: string): Promise<CompletionItem[]> {
  const offset = text.indexOf(CURSOR);
  const document = open(text.replace(CURSOR, ""));
  const parsed = service.parseJSONDocument(document);
  const answer = await service.doComplete(document, document.positionAt(offset), parsed);
  return answer?.items ?? [];
}

/** What the editor shows when the pointer rests where the text has the cursor. */
export async function hover(text: string): Promise<string> {
  const offset = text.indexOf(CURSOR);
  const document = open(text.replace(CURSOR, ""));
  const parsed = service.parseJSONDocument(document);
  const answer = await service.doHover(document, document.positionAt(offset), parsed);
  return ((answer?.contents ?? []) as string[]).join("\n");
}

/** How many colours the editor shows a picker for. */
export async function colorPickers(text: string): Promise<number> {
  const document = open(text);
  return (await service.findDocumentColors(document, service.parseJSONDocument(document))).length;
}

/** What the editor underlines, with the text that is underlined. */
export async function findings(text: string): Promise<{ message: string; marked: string }[]> {
  const document = open(text);
  const all: Diagnostic[] = await service.doValidation(document, service.parseJSONDocument(document));
  return all.map(({ message, range }) => ({ message: String(message), marked: document.getText(range) }));
}

/** A config as an owner has it open: it names its schema. */
export function withSchema(config: object): string {
  return JSON.stringify({ $schema: "./schema/site.schema.json", ...config });
}

function open(text: string): TextDocument {
  return TextDocument.create(pathToFileURL(join(root, "site.config.json")).href, "json", 1, text);
}
