import type { Diagnostic } from "../../validate/diagnostic";
import type { FoundFinding } from "../messages";
import { useSession, useView, useWords } from "./useSession";

/** All findings, in the words of `validate`. Each leads to its place, and many have a fix. */
export function FindingsScreen() {
  const session = useSession();
  const words = useWords();
  const findings = useView((view) => view.findings);
  const isChecked = useView((view) => view.isChecked);
  const certain = findings.filter(({ edits, file }) => edits && file === undefined);
  return (
    <div className="findings">
      <h2>{words.findings}</h2>
      {!isChecked && <output>{words.checking}</output>}
      {isChecked && findings.length === 0 && <p>{words.noFindings}</p>}
      {certain.length > 1 && <button onClick={() => session.fixAll()}>{words.fixAll}</button>}
      <ul>
        {findings.map((finding) => (
          <Finding key={`${finding.code} ${finding.breadcrumb} ${finding.message}`} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

function Finding({ finding }: { finding: FoundFinding }) {
  const session = useSession();
  const words = useWords();
  const { severity, message, breadcrumb, path, edits, file, lines } = finding;
  return (
    <li data-tone={severity}>
      {breadcrumb && (
        <button
          className="trail"
          onClick={() => {
            session.open("work");
            session.select(path);
          }}
        >
          <bdi>{breadcrumb}</bdi>
        </button>
      )}
      <p lang="en" dir="ltr">
        {message}
      </p>
      {lines && <FixLines lines={lines} />}
      {edits && file === undefined && (
        <button onClick={() => session.fix(changesOf(finding), breadcrumb || words.fixed)}>
          {words.fix}
        </button>
      )}
    </li>
  );
}

/** More lines say nothing new. */
const mostLines = 8;

/** The lines of the config before and after a fix, without their common indentation. */
function FixLines({ lines: { removed, added } }: { lines: NonNullable<FoundFinding["lines"]> }) {
  const words = useWords();
  const all = [...removed, ...added].filter((line) => line.trim() !== "");
  const margin = all.reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity);
  const shown = (lines: readonly string[], sign: string) =>
    lines
      .slice(0, mostLines)
      .map((line) => `${sign} ${line.slice(margin)}\n`)
      .join("") + (lines.length > mostLines ? `${sign} …\n` : "");
  return (
    <pre className="fix-lines" dir="ltr">
      <del>
        <span className="ed-hidden">{words.before} </span>
        {shown(removed, "−")}
      </del>
      <ins>
        <span className="ed-hidden">{words.after} </span>
        {shown(added, "+")}
      </ins>
    </pre>
  );
}

function changesOf({ edits = [] }: Diagnostic) {
  return edits.map(({ range: { start, end }, text }) => ({
    offset: start.offset,
    length: end.offset - start.offset,
    text,
  }));
}
