import { explainFinding } from "../reference/explainFinding";
import { codeFacts, formerCodes } from "../validate/codeFacts";
import { didYouMean } from "../words/nearest";
import { type CommandContext, exitCode } from "./command";
import { pathOfPage } from "./help";

export function explain(name: string, { program, print, printError }: CommandContext): number {
  const list = pathOfPage("diagnostics.md", program);
  const current = Object.hasOwn(formerCodes, name) ? formerCodes[name]! : name;
  if (!Object.hasOwn(codeFacts, current)) {
    printError(
      `Unknown finding: ${JSON.stringify(name)}.${didYouMean(name, Object.keys(codeFacts))} All findings: ${list}`,
    );
    return exitCode.couldNotRun;
  }
  const renamed = current === name ? "" : `"${name}" was renamed to "${current}".\n\n`;
  print(`${renamed}${explainFinding(current)}\nAll findings: ${list}`);
  return exitCode.done;
}
