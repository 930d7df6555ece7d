import { blockChecks } from "../blocks/checks";
import { type CodeFacts, type DiagnosticCode, formerCodes, generalCodes } from "./codes";

/** Every code a diagnostic can have, with its meaning. */
export const codeFacts: Readonly<Record<string, CodeFacts>> = Object.assign(
  {},
  generalCodes,
  ...blockChecks.values(),
) as Record<string, CodeFacts>;

/** The earlier names of a code. */
export function formerNamesOf(code: string): string[] {
  return Object.keys(formerCodes).filter((former) => formerCodes[former] === code);
}

/** The facts about a code. */
export function factsOf(code: DiagnosticCode): CodeFacts {
  return codeFacts[code]!;
}
