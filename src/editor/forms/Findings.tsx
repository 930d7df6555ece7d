import { fillCount } from "../words/fill";
import { findingsBelow, useForm } from "./FormContext";
import type { FormFinding } from "./intents";
import type { Path } from "../../schema/walk";

/** The sentences about a field. */
export function Findings({ id, list }: { id: string; list: readonly FormFinding[] }) {
  if (list.length === 0) return null;
  return (
    <ul id={id} className="ed-findings">
      {list.map(({ severity, text, lang }, index) => (
        <li key={index} data-severity={severity}>
          <span aria-hidden="true">{severity === "error" ? "✕" : "!"}</span> <bdi lang={lang}>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** How many findings there are inside something folded. */
export function FindingCount({ path }: { path: Path }) {
  const { findings, words } = useForm();
  const count = findingsBelow(findings, path).length;
  if (count === 0) return null;
  return <span className="ed-count">{fillCount(words.language, words.findings, count)}</span>;
}
