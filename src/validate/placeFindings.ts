import { factsOf } from "./codeFacts";
import type { Diagnostic } from "./diagnostic";
import { type Change, fixChanges, toEdits } from "../json/edits";
import type { Finding } from "./finding";
import { Lines } from "../json/lines";
import { locate } from "../json/locate";
import type { Span } from "../json/position";
import { changeAt } from "./shape/assume";
import type { Mistake } from "../json/mistake";
import { moreFindings } from "./firstFindings";
import { enoughFindings, mostFindings } from "./mostFindings";
import { spanWithin } from "./texts/spanWithin";
import { withoutLongWords } from "../words/words";
import { findLostKeys } from "../json/lostKeys";
import type { ParsedText } from "../json/parse";
import { breadcrumbOf } from "./breadcrumb";

const byteOrderMark = /^\uFEFF/;

/** What the checks found in the value of a config. */
export interface Checked {
  findings: readonly Finding[];
  /** What could be better where nothing is wrong. */
  advice: readonly Finding[];
}

/** Gives everything that was found its place in the text, in the order of the file. */
export function placeFindings(
  text: string,
  { mistakes, root, value }: ParsedText,
  { findings, advice }: Checked,
): Diagnostic[] {
  const lines = new Lines(text);
  const lost = root ? findLostKeys(root, lines, enoughFindings) : [];
  // As the parser saw it; no offset changes.
  const plain = text.replace(byteOrderMark, " ");
  // First the text itself has to be right; other fixes come to light then.
  const fixable = mistakes.every(({ code }) => code === "byte-order-mark") ? root : undefined;
  const shown = withoutSecrets(value, findings);
  const placed = firstMistakes([...withoutCommas(mistakes, lost), ...lost]).map((mistake) =>
    describe({ path: [], ...mistake }, mistake, mistake.changes),
  );
  const isUsable = placed.every(({ severity }) => severity !== "error");
  const located = withoutRepeats([...findings, ...(isUsable ? advice : [])]).map((finding) =>
    describe(
      finding,
      spanWithin(plain, locate(root, finding), finding.within),
      fixable && fixChanges(plain, fixable, finding),
    ),
  );
  return inOrder([...placed, ...located]);

  function describe(
    { code, message, path, isSecret }: Finding,
    { offset, length }: Span,
    changes: Change[] | undefined,
  ): Diagnostic {
    return {
      code,
      severity: factsOf(code).severity,
      message: withoutLongWords(message),
      breadcrumb: breadcrumbOf(shown, path),
      path: [...path],
      range: lines.range(offset, length),
      ...(changes ? { edits: toEdits(changes, lines) } : {}),
      ...(isSecret ? { isSecret } : {}),
    };
  }
}

/** The config with dots in place of secrets: the name of an entry may be one, or contain a constant that is one. */
function withoutSecrets(value: unknown, findings: readonly Finding[]): unknown {
  return findings
    .filter(({ isSecret }) => isSecret)
    .reduce((config, { path }) => changeAt(config, path, () => "\u2022\u2022\u2022"), value);
}

/** The mistakes of a text but for a comma that is missing where two entries have run together: more than it is missing. */
function withoutCommas(mistakes: readonly Mistake[], lost: readonly Mistake[]): readonly Mistake[] {
  const gaps = lost.flatMap(({ changes = [] }) => changes);
  if (gaps.length === 0) return mistakes;
  return mistakes.filter(({ changes = [] }) => {
    const [change] = changes;
    const isComma = change?.text === "," && change.length === 0;
    return (
      !isComma || !gaps.some((gap) => gap.offset <= change.offset && change.offset <= gap.offset + gap.length)
    );
  });
}

/** The first mistakes of a text; where some are left out, one more says so. */
function firstMistakes(
  mistakes: readonly Mistake[],
): readonly (Omit<Mistake, "code"> & Pick<Finding, "code">)[] {
  return mistakes.length <= mostFindings
    ? mistakes
    : [...mistakes.slice(0, mostFindings), { ...moreFindings, offset: 0, length: 0 }];
}

/** The same about the same text is said once, however often it stands there: one fix is for all of it. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, message, path, within }) => {
    if (!within) return true;
    return seen.size < seen.add(JSON.stringify([code, message, path])).size;
  });
}

function inOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics
    .sort((a, b) => a.range.start.offset - b.range.start.offset || a.code.localeCompare(b.code))
    .filter(({ code, message, range }) => {
      const key = JSON.stringify([code, message, range.start.offset]);
      return seen.size < seen.add(key).size;
    });
}
