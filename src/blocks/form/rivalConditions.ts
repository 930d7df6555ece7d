import { entriesAt, type Entry } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { listed, quote } from "../../words/words";
import type { FoundInBlock } from "../../validate/blockCheck";

interface Condition {
  field: string;
  /** One of these answers is required; by default, any answer. */
  is?: ReadonlySet<string>;
  /** The dependent entry, as the subject of a sentence. */
  by: string;
}

interface Placed extends Entry {
  condition: Condition | undefined;
  /** The entry's page. */
  page?: Placed | undefined;
}

/** Entries of a form that are never shown because two of their conditions exclude each other. */
export function findRivalConditions(form: Readonly<Record<string, unknown>>): FoundInBlock[] {
  const placed = placedEntries(form);
  const byName = new Map(placed.map((entry) => [entry.value["name"], entry]));
  if (!areContested(placed)) return [];
  const requirements = new Map<Placed, PageRequirements>();
  return placed.flatMap((entry): FoundInBlock[] => {
    const { page, condition } = entry;
    if (!condition || !page) return [];
    const ofPage = requirements.get(page) ?? new PageRequirements(page, byName);
    requirements.set(page, ofPage);
    const found = ofPage.conflictOf(entry);
    if (!found) return [];
    const { one, rival } = found;
    const first = `It requires ${wayInto(condition, byName.get(condition.field)?.value)}`;
    const way =
      one === condition
        ? first
        : `${first}. That field requires ${answers(one)} as the answer to ${quote(one.field)}`;
    const message = `This field is never shown. ${way}, but ${rival.by} requires ${answers(rival)}. Change one of the conditions, or move the field to another page.`;
    return [{ message, path: [...entry.path, "when", one === condition ? "is" : "field"] }];
  });
}

/** A quick test: whether the conditions on any field have no answer in common. */
function areContested(placed: readonly Placed[]): boolean {
  const common = new Map<string, ReadonlySet<string>>();
  for (const { condition } of placed) {
    if (!condition?.is) continue;
    const { field, is } = condition;
    const known = common.get(field);
    const left = known ? new Set([...known].filter((answer) => is.has(answer))) : is;
    if (left.size === 0) return true;
    common.set(field, left);
  }
  return false;
}

/** Two conditions without a common answer. */
interface Conflict {
  /** A condition of the entry, or inherited. */
  one: Condition;
  /** A condition of its page, or inherited by the page. */
  rival: Condition;
}

/** All conditions of a page, including inherited ones. */
class PageRequirements {
  readonly #byName: ReadonlyMap<unknown, Placed>;
  readonly #byField = new Map<string, Condition[]>();
  /** Compares every entry once. */
  readonly #conflicts = new Map<Placed, Conflict | undefined>();

  constructor(page: Placed, byName: ReadonlyMap<unknown, Placed>) {
    this.#byName = byName;
    const open = [page];
    const seen = new Set(open);
    for (let entry = open.pop(); entry; entry = open.pop()) {
      const { condition } = entry;
      if (condition) {
        const known = this.#byField.get(condition.field);
        if (known) known.push(condition);
        else this.#byField.set(condition.field, [condition]);
      }
      for (const next of this.#sourcesOf(entry)) if (seen.size < seen.add(next).size) open.push(next);
    }
    // Conflicts among them are reported for the entries above.
    for (const entry of seen) this.#conflicts.set(entry, undefined);
  }

  /** The conflict with the condition of an entry, or with one that it inherits. */
  conflictOf({ condition }: Placed): Conflict | undefined {
    if (!condition || this.#byField.size === 0) return undefined;
    const source = this.#byName.get(condition.field);
    return this.#conflictWith(condition) ?? (source && this.#settled(source));
  }

  /** Settles an entry after its sources. A loop, because a long chain would exceed the stack. */
  #settled(target: Placed): Conflict | undefined {
    const open = this.#conflicts.has(target) ? [] : [target];
    for (let entry = open.at(-1); entry; entry = open.at(-1)) {
      const sources = this.#sourcesOf(entry);
      const own = this.#conflictWith(entry.condition);
      const unsettled = own ? [] : sources.filter((source) => !this.#conflicts.has(source));
      const inherited = () => sources.map((source) => this.#conflicts.get(source)).find(Boolean);
      // Circular dependencies are no conflict.
      this.#conflicts.set(entry, unsettled.length > 0 ? undefined : (own ?? inherited()));
      if (unsettled.length > 0) open.push(...unsettled);
      else open.pop();
    }
    return this.#conflicts.get(target);
  }

  #conflictWith(one: Condition | undefined): Conflict | undefined {
    const source = one && this.#byName.get(one.field)?.value;
    const rival = one && this.#byField.get(one.field)?.find((other) => excludes(one, other, source));
    return rival && { one, rival };
  }

  /** The entries that an entry depends on. */
  #sourcesOf({ condition, page }: Placed): Placed[] {
    return [condition && this.#byName.get(condition.field), page].filter((source) => source !== undefined);
  }
}

function placedEntries(form: Readonly<Record<string, unknown>>): Placed[] {
  let page: Placed | undefined;
  return entriesAt(form, ["fields"]).map((entry) => {
    const condition = conditionOf(entry);
    if (entry.value["type"] !== "page") return { ...entry, condition, page };
    page = { ...entry, condition };
    return page;
  });
}

function conditionOf({ value }: Entry): Condition | undefined {
  const { when, type, title, label, name } = value;
  if (!isGroup(when) || typeof when["field"] !== "string") return undefined;
  const answers = [when["is"]].flat().filter((one) => typeof one === "string");
  const by =
    type === "page" ? `the page ${quote(title)}` : `the field ${quote(label ?? name)}, on which it depends,`;
  return { field: when["field"], ...(answers.length > 0 ? { is: new Set(answers) } : {}), by };
}

/** Whether two conditions have no common answer. A group of checkboxes has several answers at once. */
function excludes(one: Condition, other: Condition, source: Entry["value"] | undefined): boolean {
  if (one.field !== other.field || !one.is || !other.is || source?.["type"] === "checkboxes") return false;
  const [few, many] = one.is.size < other.is.size ? [one.is, other.is] : [other.is, one.is];
  for (const answer of few) if (many.has(answer)) return false;
  return true;
}

/** Describes the required answer. */
function wayInto(own: Condition, source: Entry["value"] | undefined): string {
  if (own.is) return `${answers(own)} as the answer to ${quote(own.field)}`;
  return source?.["type"] === "checkbox"
    ? `${quote(own.field)} to be ticked`
    : `an answer to ${quote(own.field)}`;
}

function answers({ is = new Set() }: Condition): string {
  return listed([...is].map(quote), "or");
}
