import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CompletionItem, type Diagnostic, getLanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

const root = process.cwd();
const schemaText = readFileSync(join(root, "schema/site.schema.json"), "utf8");

export const publishedSchema = JSON.parse(schemaText) as Record<string, unknown>;

/** Marks the cursor position in a config. */
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

/** The editor's completions at the cursor. */
export async function complete(text: string): Promise<CompletionItem[]> {
  const offset = text.indexOf(CURSOR);
  const document = open(text.replace(CURSOR, ""));
  const parsed = service.parseJSONDocument(document);
  const answer = await service.doComplete(document, document.positionAt(offset), parsed);
  return answer?.items ?? [];
}

/** The editor's hover text at the cursor. */
export async function hover(text: string): Promise<string> {
  const offset = text.indexOf(CURSOR);
  const document = open(text.replace(CURSOR, ""));
  const parsed = service.parseJSONDocument(document);
  const answer = await service.doHover(document, document.positionAt(offset), parsed);
  return ((answer?.contents ?? []) as string[]).join("\n");
}

/** The number of colour pickers in the editor. */
export async function colorPickers(text: string): Promise<number> {
  const document = open(text);
  return (await service.findDocumentColors(document, service.parseJSONDocument(document))).length;
}

/** The editor's findings, with the underlined text. */
export async function findings(text: string): Promise<{ message: string; marked: string }[]> {
  const document = open(text);
  const all: Diagnostic[] = await service.doValidation(document, service.parseJSONDocument(document));
  return all.map(({ message, range }) => ({ message: String(message), marked: document.getText(range) }));
}

/** A config with its `$schema`, as owners edit it. */
export function withSchema(config: object): string {
  return JSON.stringify({ $schema: "./schema/site.schema.json", ...config });
}

function open(text: string): TextDocument {
  return TextDocument.create(pathToFileURL(join(root, "site.config.json")).href, "json", 1, text);
}
