import { entriesAt } from "../../schema/entriesAt";
import { isGroup } from "../../schema/structure";
import { mailLimit } from "./sending/mailLimit";

type Keys = Readonly<Record<string, unknown>>;

/** How long answers usually are where a field does not say how long they may be, in characters. */
const usual: Readonly<Record<string, number>> = {
  textarea: 200,
  text: 20,
  email: 30,
  url: 40,
  number: 3,
  date: 10,
};
/** How much longer words become in an address, in which a space takes three characters. */
const growth = 1.3;

/**
 * How long the mail of a form is when its fields are filled to their ends, in characters of its address; nothing where it
 * fits, or is sent in another way. Of what is shown with one answer or another, the longer part counts; a group of boxes
 * has several answers at once, so that all of it counts.
 */
export function tooLongMail(form: Keys): number | undefined {
  const { delivery } = form;
  if (!isGroup(delivery) || delivery["type"] !== "email") return undefined;
  let always = address(delivery["to"]) + address(delivery["subject"]);
  const entries = entriesAt(form, ["fields"]);
  const severalAtOnce = new Set(
    entries.flatMap(({ value }) => (value["type"] === "checkboxes" ? [value["name"]] : [])),
  );
  const sometimes = new Map<unknown, Conditional[]>();
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
    const part = { answers: [when["is"]].flat(), length };
    const parts = sometimes.get(when["field"]);
    if (parts) parts.push(part);
    else sometimes.set(when["field"], [part]);
  }
  const longest = [...sometimes.values()].reduce((sum, parts) => sum + longestOf(parts), always);
  return longest > mailLimit ? Math.round(longest) : undefined;
}

/** A part of the mail that is there with certain answers to one question. */
interface Conditional {
  answers: readonly unknown[];
  length: number;
}

/** How long the parts that one question decides on are together, with the answer that makes them longest. */
function longestOf(parts: readonly Conditional[]): number {
  const byAnswer = new Map<unknown, number>();
  for (const { answers, length } of parts) {
    for (const answer of new Set(answers)) byAnswer.set(answer, (byAnswer.get(answer) ?? 0) + length);
  }
  return longestIn(byAnswer.values());
}

/** A line of the mail: the words of the field, and its answer. */
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
  // A colon, a space and the end of the line; a longer text has lines of its own.
  return address(label) + answer + (type === "textarea" ? 20 : 10);
}

/** The largest of any number of lengths, of which a call takes only so many. */
function longestIn(lengths: Iterable<number>): number {
  let longest = 0;
  for (const length of lengths) longest = Math.max(longest, length);
  return longest;
}

function address(text: unknown): number {
  return typeof text === "string" ? encodeURIComponent(text.replace(/\p{Surrogate}/gu, "")).length : 0;
}
