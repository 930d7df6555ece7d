import { explainFinding } from "../reference/explainFinding";
import { codeFacts } from "../validate/codeFacts";
import type { DiagnosticCode } from "../validate/codes";
import { didYouMean } from "../words/nearest";
import { type CommandContext, exitCode } from "./command";
import { pathOfPage } from "./help";

/** Prints the entry of one finding in the documentation. */
export function explain(name: string, { program, print, printError }: CommandContext): number {
  const list = pathOfPage("diagnostics.md", program);
  if (!Object.hasOwn(codeFacts, name)) {
    printError(
      `Unknown finding: ${JSON.stringify(name)}.${didYouMean(name, Object.keys(codeFacts))} All findings: ${list}`,
    );
    return exitCode.couldNotRun;
  }
  print(`${explainFinding(name as DiagnosticCode)}\nAll findings: ${list}`);
  return exitCode.done;
}
