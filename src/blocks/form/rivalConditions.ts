import { entriesAt, type Entry } from "../../schema/entriesAt";
import { isGroup } from "../../schema/structure";
import { listed, quote } from "../../words/words";
import type { FoundInBlock } from "../../validate/blockCheck";

/** What has to be answered for something in a form to be shown. */
interface Condition {
  /** The name of the field that is answered. */
  field: string;
  /** The answers of which one is needed; absent where any will do. */
  is?: readonly string[];
  /** Who needs it, as the subject of a sentence. */
  by: string;
}

interface Placed extends Entry {
  /** The page on which it stands, where that has a beginning. */
  page?: Placed | undefined;
}

/** What is never shown, as two of the conditions that it depends on cannot both be met. */
export function findRivalConditions(form: Readonly<Record<string, unknown>>): FoundInBlock[] {
  const placed = placedEntries(form);
  const byName = new Map(placed.map((entry) => [entry.value["name"], entry]));
  const neededBy = (entry: Placed | undefined, seen: ReadonlySet<Placed>): Condition[] => {
    if (!entry || seen.has(entry)) return [];
    const around = new Set([...seen, entry]);
    const own = conditionOf(entry);
    return [
      ...(own ? [own, ...neededBy(byName.get(own.field), around)] : []),
      ...neededBy(entry.page, around),
    ];
  };
  return placed.flatMap((entry): FoundInBlock[] => {
    const own = conditionOf(entry);
    if (!own) return [];
    const inner = [own, ...neededBy(byName.get(own.field), new Set())];
    const all = [...inner, ...neededBy(entry.page, new Set())];
    // What two others have against each other is told where they stand, but for those that meet only here.
    for (const one of inner) {
      const rivals = one === own ? all : all.slice(inner.length);
      const rival = rivals.find((other) => excludes(one, other, byName.get(one.field)?.value));
      if (!rival) continue;
      const first = `it is shown ${wayInto(own, byName.get(own.field)?.value)}`;
      const way =
        one === own
          ? first
          : `${first}, which itself is shown only with ${answers(one)} as the answer to ${quote(one.field)}`;
      const message = `Nobody ever sees this: ${way}, and ${rival.by} with ${answers(rival)}. Change one of the conditions${entry.page ? ", or put this on another page" : ""}.`;
      return [{ message, path: [...entry.path, "when", one === own ? "is" : "field"] }];
    }
    return [];
  });
}

function placedEntries(form: Readonly<Record<string, unknown>>): Placed[] {
  let page: Placed | undefined;
  return entriesAt(form, ["fields"]).map((entry) => {
    if (entry.value["type"] !== "page") return { ...entry, page };
    page = entry;
    return entry;
  });
}

function conditionOf({ value }: Placed): Condition | undefined {
  const { when, type, title, label, name } = value;
  if (!isGroup(when) || typeof when["field"] !== "string") return undefined;
  const answers = [when["is"]].flat().filter((one) => typeof one === "string");
  const by =
    type === "page" ? `its page ${quote(title)}` : `the field ${quote(label ?? name)}, on which it depends,`;
  return { field: when["field"], ...(answers.length > 0 ? { is: answers } : {}), by };
}

/** Whether no answer to one question meets both conditions. A group of boxes has several answers at once. */
function excludes(one: Condition, other: Condition, source: Entry["value"] | undefined): boolean {
  if (one.field !== other.field || !one.is || !other.is || source?.["type"] === "checkboxes") return false;
  return !one.is.some((answer) => other.is!.includes(answer));
}

/** What has to be answered for what depends on this condition alone to be shown. */
function wayInto(own: Condition, source: Entry["value"] | undefined): string {
  if (own.is) return `with ${answers(own)} as the answer to ${quote(own.field)}`;
  return source?.["type"] === "checkbox"
    ? `with ${quote(own.field)} ticked`
    : `with any answer to ${quote(own.field)}`;
}

function answers({ is = [] }: Condition): string {
  return listed(is.map(quote), "or");
}
