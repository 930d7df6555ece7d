import { entriesAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { mailLimit } from "./sending/mailLimit";

type Keys = Readonly<Record<string, unknown>>;

/** The usual length of answers in fields without a maximum, in characters. */
const usual: Readonly<Record<string, number>> = {
  textarea: 200,
  text: 20,
  email: 30,
  url: 40,
  number: 3,
  date: 10,
};
/** URL encoding makes text longer: a space takes three characters. */
const growth = 1.3;

/** The longest `mailto:` URL that answers of a form can have; `undefined` if email apps accept it. */
export function tooLongMail(form: Keys): number | undefined {
  const { delivery } = form;
  if (!isGroup(delivery) || delivery["type"] !== "email") return undefined;
  let always = address(delivery["to"]) + address(delivery["subject"]);
  const entries = entriesAt(form, ["fields"]);
  const severalAtOnce = new Set(
    entries.flatMap(({ value }) => (value["type"] === "checkboxes" ? [value["name"]] : [])),
  );
  /** The lengths of conditional parts, by field and answer. */
  const sometimes = new Map<unknown, Map<unknown, number>>();
  let page: Keys | undefined;
  for (const { value } of entries) {
    if (value["type"] === "page") {
      page = value;
      continue;
    }
    const when = [value["when"], page?.["when"]].find(isGroup);
    const length = lengthOf(value);
    if (!when || when["is"] === undefined || severalAtOnce.has(when["field"])) {
      always += length;
      continue;
    }
    const byAnswer = sometimes.get(when["field"]) ?? new Map<unknown, number>();
    sometimes.set(when["field"], byAnswer);
    for (const answer of new Set([when["is"]].flat())) {
      byAnswer.set(answer, (byAnswer.get(answer) ?? 0) + length);
    }
  }
  const longest = [...sometimes.values()].reduce(
    (sum, byAnswer) => sum + longestIn(byAnswer.values()),
    always,
  );
  return longest > mailLimit ? Math.round(longest) : undefined;
}

/** The length of a field's label and answer. */
function lengthOf({ type, label, maxLength, options }: Keys): number {
  const choices = Array.isArray(options)
    ? (options as unknown[]).map((option) => (isGroup(option) ? address(option["label"]) : 0))
    : [];
  const answer =
    type === "checkboxes"
      ? choices.reduce((sum, choice) => sum + choice + 10, 0)
      : typeof maxLength === "number"
        ? maxLength * growth
        : (usual[String(type)] ?? 0) * growth + longestIn(choices);
  // A colon, a space and a line ending. Long texts have separate lines.
  return address(label) + answer + (type === "textarea" ? 20 : 10);
}

/** A loop, because `Math.max(...lengths)` fails for thousands of lengths. */
function longestIn(lengths: Iterable<number>): number {
  let longest = 0;
  for (const length of lengths) longest = Math.max(longest, length);
  return longest;
}

function address(text: unknown): number {
  return typeof text === "string" ? encodeURIComponent(text.replace(/\p{Surrogate}/gu, "")).length : 0;
}
