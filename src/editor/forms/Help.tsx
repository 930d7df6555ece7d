/** Longer descriptions are folded after their first sentence. */
const longest = 120;

/** A description, with its code set apart. The first sentence is always visible, and opens the rest. */
export function Help({ id, text }: { id: string; text: string }) {
  const [first, rest] = text.length > longest ? splitSentence(text) : [text, ""];
  if (!rest) {
    return (
      <p id={id} className="ed-help" lang="en" dir="ltr">
        {withCode(first)}
      </p>
    );
  }
  return (
    <details className="ed-help" lang="en" dir="ltr">
      <summary id={id}>{withCode(first)}</summary>
      <p>{withCode(rest)}</p>
    </details>
  );
}

function splitSentence(text: string): [string, string] {
  const end = /\. (?=[A-Z`])/.exec(text)?.index;
  return end === undefined ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 2)];
}

function withCode(text: string) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
