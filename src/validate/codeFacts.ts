import { blockChecks } from "../blocks/checks";
import { type CodeFacts, type DiagnosticCode, generalCodes } from "./codes";

/** Every code a diagnostic can have, with its meaning. */
export const codeFacts: Readonly<Record<string, CodeFacts>> = Object.assign(
  {},
  generalCodes,
  ...blockChecks.values(),
) as Record<string, CodeFacts>;

/** What there is to say about a code. */
export function factsOf(code: DiagnosticCode): CodeFacts {
  return codeFacts[code]!;
}
