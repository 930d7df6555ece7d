import { factsOf } from "./codeFacts";
import { comparePlaces, type Diagnostic } from "./diagnostic";
import type { Change } from "../json/changes";
import { fixChanges, toEdits } from "../json/edits";
import type { Path } from "../schema/walk";
import type { Finding } from "./finding";
import type { Surroundings } from "./surroundings";
import { catalogueText } from "./translations/catalogueText";
import { type Lines, linesOf } from "../json/lines";
import { locate } from "../json/locate";
import type { Span } from "../json/position";
import { changeAt } from "./shape/assume";
import type { Mistake } from "../json/mistake";
import { moreFindings } from "./firstFindings";
import { enoughFindings, mostFindings } from "./mostFindings";
import { spanWithin } from "../json/spanWithin";
import { withoutLongWords } from "../words/words";
import { findLostKeys } from "../json/lostKeys";
import type { ParsedText } from "../json/parse";
import { breadcrumbOf } from "./breadcrumb";

const byteOrderMark = /^\uFEFF/;

/** The findings in a config. */
export interface Checked {
  findings: readonly Finding[];
  /** Suggestions, reported only if there are no errors. */
  advice: readonly Finding[];
}

/** Gives each finding its position in the text, in the order of the file. Findings in catalogue files come last. */
export function placeFindings(
  text: string,
  { mistakes, root, value, strict }: ParsedText,
  { findings, advice }: Checked,
  { texts }: Pick<Surroundings, "texts">,
): Diagnostic[] {
  const lines = linesOf(text);
  const lost = root && !strict ? findLostKeys(root, lines, enoughFindings) : [];
  // As the parser saw it; offsets stay the same.
  const plain = text.replace(byteOrderMark, " ");
  // Syntax mistakes must be fixed first. Other fixes are offered afterwards.
  const fixable = mistakes.every(({ code }) => code === "byte-order-mark") ? root : undefined;
  const shown = withoutSecrets(value, findings);
  const placed = firstMistakes([...withoutCommas(mistakes, lost), ...lost]).map((mistake) =>
    describe({ path: [], ...mistake }, mistake, mistake.changes),
  );
  const isUsable = placed.every(({ severity }) => severity !== "error");
  const files = memoizeByName((name) => catalogueText(name, texts));
  const located = withoutRepeats([...findings, ...(isUsable ? advice : [])]).map((finding) => {
    const file = finding.file === undefined ? undefined : files(finding.file);
    if (file) return describe(finding, finding.span ?? file.spanOf(finding), file.changesOf(finding), file);
    return describe(
      finding,
      spanWithin(plain, locate(root, finding), finding.within),
      fixable && fixChanges(plain, fixable, finding),
    );
  });
  return inOrder([...placed, ...located]);

  function describe(
    { code, file, inLanguage, isSecret, message, other, path }: Finding,
    { offset, length }: Span,
    changes: Change[] | undefined,
    within: { lines: Lines } = { lines },
  ): Diagnostic {
    const translated = inLanguage?.path ?? path;
    const trail =
      file !== undefined && !inLanguage?.path ? path.join(" → ") : breadcrumbOf(shown, translated);
    return {
      code,
      severity: factsOf(code).severity,
      message: withoutLongWords(message) + (other ? ` ${placeOf(other)}` : ""),
      breadcrumb:
        inLanguage && (file !== undefined || inLanguage.path)
          ? [inLanguage.name, trail].filter(Boolean).join(" → ")
          : trail,
      path: [...path],
      ...(file === undefined ? {} : { file }),
      range: within.lines.range(offset, length),
      ...(changes ? { edits: toEdits(changes, within.lines) } : {}),
      ...(isSecret ? { isSecret } : {}),
    };
  }

  function placeOf(path: Path): string {
    const { line, column } = lines.position(locate(root, { path }).offset);
    return `It is on line ${line}, column ${column} of the config.`;
  }
}

function memoizeByName<Result>(work: (name: string) => Result): (name: string) => Result {
  const results = new Map<string, Result>();
  return (name) => {
    if (!results.has(name)) results.set(name, work(name));
    return results.get(name)!;
  };
}

/** The config with secrets replaced by dots. An entry's name may be a secret or use a constant that is one. */
function withoutSecrets(value: unknown, findings: readonly Finding[]): unknown {
  return findings
    .filter(({ isSecret }) => isSecret)
    .reduce((config, { path }) => changeAt(config, path, () => "\u2022\u2022\u2022"), value);
}

/** Drops missing commas at places where two entries were merged, because more than the comma is missing there. */
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

/** The first mistakes of a text. If some are left out, one more says so. */
function firstMistakes(
  mistakes: readonly Mistake[],
): readonly (Omit<Mistake, "code"> & Pick<Finding, "code">)[] {
  return mistakes.length <= mostFindings
    ? mistakes
    : [...mistakes.slice(0, mostFindings), { ...moreFindings, offset: 0, length: 0 }];
}

/** Reports the same problem in the same text once. One fix covers all its occurrences. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, file, message, path, within }) => {
    if (!within) return true;
    return seen.size < seen.add(JSON.stringify([code, message, file, path])).size;
  });
}

function inOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics
    .sort((a, b) => comparePlaces(a, b) || a.code.localeCompare(b.code))
    .filter(({ code, file, message, range }) => {
      const key = JSON.stringify([code, message, file, range.start.offset]);
      return seen.size < seen.add(key).size;
    });
}
