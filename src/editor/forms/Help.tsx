import { useForm } from "./FormContext";

/** Longer descriptions are folded after their first sentence. */
const longest = 120;

/** A description, with its code set apart. The first sentence is always visible. */
export function Help({ id, text }: { id: string; text: string }) {
  const { words } = useForm();
  const [first, rest] = text.length > longest ? splitSentence(text) : [text, ""];
  return (
    <div className="ed-help">
      <p id={id}>{withCode(first)}</p>
      {rest && (
        <details>
          <summary>{words.moreHelp}</summary>
          <p>{withCode(rest)}</p>
        </details>
      )}
    </div>
  );
}

function splitSentence(text: string): [string, string] {
  const end = /[.:] (?=[A-Z`])/.exec(text)?.index;
  return end === undefined ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 2)];
}

function withCode(text: string) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
