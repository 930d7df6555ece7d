import { codeFacts, formerNamesOf } from "../validate/codeFacts";
import { explanations } from "../validate/explanations";
import type { Range, TextEdit } from "../json/position";
import { type Diagnostic, fileOf } from "../validate/diagnostic";
import { jsonText } from "./json";

const name = "Spawnpage";

/**
 * Formats findings as SARIF 2.1.0 for code scanning services.
 * @param file - the file's path from the root of the repository, with forward slashes
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function formatSarif(diagnostics: readonly Diagnostic[], { file }: { file: string }): string {
  const locationOf = (name: string | undefined) => ({
    uri: fileOf(file, name).split("/").map(encodeURIComponent).join("/"),
  });
  const rules = Object.entries(codeFacts).map(([id, { severity }]) => {
    const deprecatedIds = formerNamesOf(id);
    return {
      id,
      ...(deprecatedIds.length > 0 ? { deprecatedIds } : {}),
      shortDescription: { text: explanations[id]!.meaning },
      defaultConfiguration: { level: severity },
    };
  });
  const order = rules.map(({ id }) => id);
  const results = diagnostics.map(({ code, severity, message, breadcrumb, range, edits, file: name }) => ({
    ruleId: code,
    ruleIndex: order.indexOf(code),
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: { artifactLocation: locationOf(name), region: region(range) },
        ...(breadcrumb === "" ? {} : { logicalLocations: [{ fullyQualifiedName: breadcrumb }] }),
      },
    ],
    ...(edits ? { fixes: [fix(edits, locationOf(name))] } : {}),
  }));
  return sarifLog({ tool: { driver: { name, rules } }, columnKind: "utf16CodeUnits", results });

  function fix(edits: readonly TextEdit[], artifactLocation: object) {
    return {
      description: { text: "Apply the automatic fix." },
      artifactChanges: [
        {
          artifactLocation,
          replacements: edits.map(({ range: deleted, text }) => ({
            deletedRegion: region(deleted),
            insertedContent: { text },
          })),
        },
      ],
    };
  }
}

/** Formats the reason why the config could not be checked. */
export function sarifError(message: string): string {
  const toolExecutionNotifications = [{ level: "error", message: { text: message } }];
  const invocations = [{ executionSuccessful: false, toolExecutionNotifications }];
  return sarifLog({ tool: { driver: { name } }, invocations, results: [] });
}

function sarifLog(run: object): string {
  return jsonText({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [run],
  });
}

/** Lines and columns start at 1. As in a {@link Range}, the end is after the last character. */
function region({ start, end }: Range) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
