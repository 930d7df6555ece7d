import type { Diagnostic } from "../../validate/diagnostic";
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
      {certain.length > 1 && (
        <button onClick={() => session.fix(certain.flatMap(changesOf), words.fixed)}>{words.fixAll}</button>
      )}
      <ul>
        {findings.map((finding) => (
          <Finding key={`${finding.code} ${finding.breadcrumb} ${finding.message}`} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

function Finding({ finding }: { finding: Diagnostic }) {
  const session = useSession();
  const words = useWords();
  const { severity, message, breadcrumb, path, edits, file } = finding;
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
      {edits && file === undefined && (
        <button onClick={() => session.fix(changesOf(finding), breadcrumb || words.fixed)}>
          {words.fix}
        </button>
      )}
    </li>
  );
}

function changesOf({ edits = [] }: Diagnostic) {
  return edits.map(({ range: { start, end }, text }) => ({
    offset: start.offset,
    length: end.offset - start.offset,
    text,
  }));
}
